import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RequestErrorProps {
  error: Error;
  isPending: boolean;
  onRetry(): void;
}

/** Says that a request failed, and sends it again. */
export default function RequestError({ error, isPending, onRetry }: RequestErrorProps) {
  return (
    <Alert
      severity="error"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        mb: 1,
        // In a narrow place, the button goes below the text.
        '& .MuiAlert-message': { flex: '1 1 160px' },
        '& .MuiAlert-action': { p: 0, mb: 0.5 },
      }}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
