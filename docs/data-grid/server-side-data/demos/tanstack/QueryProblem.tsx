import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { server } from './queryClient';

interface Props {
  /** Why rows aren't loaded. */
  loading: Error | null;
  /** Why a row isn't saved; its cell is still in edit mode. */
  saving: Error | null;
  onRetry: () => void;
}

/** Says what failed, and lets you turn the server off. */
export function QueryProblem({ loading, saving, onRetry }: Props) {
  const problem = loading ?? saving;
  return (
    <>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box role="status" sx={{ minHeight: 48 }}>
        {problem && (
          <Alert
            severity="error"
            action={
              loading && (
                <Button color="inherit" onClick={onRetry}>
                  Try again
                </Button>
              )
            }
          >
            {loading ? 'Not loaded' : 'Not saved'}: {problem.message}
          </Alert>
        )}
      </Box>
    </>
  );
}
