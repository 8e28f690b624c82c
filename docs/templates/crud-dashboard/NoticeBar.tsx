import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export interface Notice {
  text: string;
  isError?: boolean;
  action?: { label: string; run(): void };
}

interface NoticeBarProps {
  notice: Notice | null;
  onClose(): void;
}

/** Tells what came of an action, and what can be done about it. */
export default function NoticeBar({ notice, onClose }: NoticeBarProps) {
  if (!notice) {
    return null;
  }
  const { text, isError, action } = notice;
  return (
    <Snackbar
      open
      key={text}
      // What can still be undone or tried again stays longer.
      autoHideDuration={action ? 12000 : 5000}
      onClose={(event, reason) => {
        if (reason !== 'clickaway') {
          onClose();
        }
      }}
    >
      <Alert
        severity={isError ? 'error' : 'success'}
        variant="outlined"
        sx={{ bgcolor: 'background.paper', alignItems: 'center', boxShadow: 4 }}
        action={
          action ? (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                onClose();
                action.run();
              }}
            >
              {action.label}
            </Button>
          ) : undefined
        }
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
