import * as React from 'react';
import Drawer from '@mui/material/Drawer';
import DiscardDialog from './DiscardDialog';
import type { Equipment } from './equipment';
import RecordPanel from './RecordPanel';
import { useLast } from './useLast';
import { useQuery } from './useQuery';

interface RecordDrawerProps {
  onRemove(item: Equipment): void;
  onSaved(item: Equipment): void;
}

/** The record that the address names, beside the list: to read, to edit, or new. */
export default function RecordDrawer({ onRemove, onSaved }: RecordDrawerProps) {
  const { query, change } = useQuery();
  const isOpen = query.item !== null;
  const shown = useLast(isOpen ? query : null);
  const [isChanged, setChanged] = React.useState(false);
  const [isAsking, setAsking] = React.useState(false);
  const close = () => {
    setAsking(false);
    change({ item: null, mode: null });
  };
  // What was typed is not lost by a click beside the form.
  const closeGently = () => (isChanged ? setAsking(true) : close());
  return (
    <>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={closeGently}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'record-title',
            sx: {
              boxSizing: 'border-box',
              width: 440,
              maxWidth: '100%',
              p: 3,
              '& .MuiButton-root': { textTransform: 'none' },
            },
          },
        }}
      >
        {shown?.item && (
          <RecordPanel
            key={`${shown.item} ${shown.isEditing}`}
            id={shown.item}
            isEditing={shown.isEditing || shown.item === 'new'}
            onClose={closeGently}
            onChanged={setChanged}
            onRemove={onRemove}
            onSaved={(item) => {
              onSaved(item);
              change({ item: item.id, mode: null }, true);
            }}
          />
        )}
      </Drawer>
      <DiscardDialog open={isAsking} onStay={() => setAsking(false)} onDiscard={close} />
    </>
  );
}
