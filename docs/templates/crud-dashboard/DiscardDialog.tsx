import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface DiscardDialogProps {
  open: boolean;
  onStay(): void;
  onDiscard(): void;
}

/** Asks before what was typed is lost. */
export default function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="discard-title">
      <DialogTitle id="discard-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>What you typed is not saved yet.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ '& .MuiButton-root': { textTransform: 'none' } }}>
        <Button onClick={onDiscard}>Leave</Button>
        <Button variant="contained" onClick={onStay}>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
