import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Equipment } from './equipment';
import { equipmentServer } from './equipmentServer';
import { useLast } from './useLast';
import { useQuery } from './useQuery';

interface RemoveDialogProps {
  /** What is to be deleted; nothing while nobody asks. */
  item: Equipment | null;
  onClose(): void;
  onRemoved(item: Equipment): void;
}

/** Asks, deletes, and stays with a message when that fails. */
export default function RemoveDialog({ item, onClose, onRemoved }: RemoveDialogProps) {
  const { query, change } = useQuery();
  const [isPending, setPending] = React.useState(false);
  const [error, setError] = React.useState<string | null>(null);
  const shown = useLast(item);
  const isRemoved = React.useRef(false);
  const close = () => {
    setError(null);
    onClose();
  };
  const remove = async (doomed: Equipment) => {
    setPending(true);
    setError(null);
    try {
      await equipmentServer.remove(doomed.id);
      if (query.item === doomed.id) {
        change({ item: null, mode: null });
      }
      isRemoved.current = true;
      onRemoved(doomed);
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setPending(false);
  };
  // The row or the record that had the focus is gone: the keys go on at the top of the list.
  const moveFocus = () => {
    if (isRemoved.current) {
      isRemoved.current = false;
      document.getElementById('list-title')?.focus();
    }
  };
  return (
    <Dialog
      open={item !== null}
      onClose={close}
      aria-labelledby="remove-title"
      maxWidth="xs"
      slotProps={{ transition: { onExited: moveFocus } }}
    >
      {shown && (
        <>
          <DialogTitle id="remove-title">{`Delete ${shown.name}?`}</DialogTitle>
          <DialogContent>
            <DialogContentText>
              It leaves the register at once. You can undo it right after.
            </DialogContentText>
            {error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {error}
              </Alert>
            )}
          </DialogContent>
          <DialogActions sx={{ '& .MuiButton-root': { textTransform: 'none' } }}>
            <Button onClick={close}>Keep it</Button>
            <Button
              color="error"
              variant="contained"
              loading={isPending}
              onClick={() => remove(shown)}
            >
              {error ? 'Try again' : 'Delete'}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
