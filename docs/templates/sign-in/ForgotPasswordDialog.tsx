import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import checkEmail from './checkEmail';

interface ForgotPasswordDialogProps {
  /** What was typed in the form behind the dialog. */
  email: string;
  onClose(): void;
}

/** Asks where to send a link for a new password, then says that it is on its way. */
export default function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const titleId = useId();
  const [address, setAddress] = useState(email);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkEmail(address);
    setProblem(found);
    setSent(!found);
    if (found) {
      event.currentTarget.querySelector('input')?.focus();
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={onClose}
      sx={{ '& .MuiButton-root': { textTransform: 'none' } }}
    >
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>Set a new password</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText role="status">
            {sent
              ? `If ${address.trim()} has an account, a link is on its way. It works for one hour.`
              : 'We send you a link. Your password stays as it is until you follow it.'}
          </DialogContentText>
          {!sent && (
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              value={address}
              error={Boolean(problem)}
              helperText={problem}
              onChange={(event) => {
                setAddress(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          {sent ? (
            <Button variant="contained" disableElevation onClick={onClose}>
              Back to sign in
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" variant="contained" disableElevation>
                Send the link
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
