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
  /** Called with the address to send the link to. */
  onSent(email: string): void;
}

export default function ForgotPasswordDialog({
  email,
  onClose,
  onSent,
}: ForgotPasswordDialogProps) {
  const titleId = useId();
  const [address, setAddress] = useState(email);
  const [problem, setProblem] = useState<string>();

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkEmail(address);
    setProblem(found);
    if (found) {
      event.currentTarget.querySelector('input')?.focus();
    } else {
      onSent(address.trim());
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
        <DialogTitle id={titleId}>Where may the link go?</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            With it you set a new password. The old one works until then.
          </DialogContentText>
          <TextField
            fullWidth
            label="Email"
            type="email"
            autoComplete="username"
            value={address}
            error={Boolean(problem)}
            helperText={problem}
            onChange={(event) => setAddress(event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disableElevation>
            Send the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
