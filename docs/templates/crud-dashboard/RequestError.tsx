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
      sx={{ m: 1.5, mt: 0, alignItems: 'center' }}
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
