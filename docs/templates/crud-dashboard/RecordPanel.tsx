import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Equipment } from './equipment';
import EquipmentFacts from './EquipmentFacts';
import EquipmentForm from './EquipmentForm';
import { equipmentServer } from './equipmentServer';
import RequestError from './RequestError';
import { useRequest } from './useRequest';

interface RecordPanelProps {
  /** Of the record, or `new`. */
  id: string;
  isEditing: boolean;
  onClose(): void;
  /** Called with whether anything was typed that is not saved. */
  onChanged(isChanged: boolean): void;
  onRemove(item: Equipment): void;
  onSaved(item: Equipment): void;
}

/** Brings a record, and shows it or the form for it. */
export default function RecordPanel({ id, isEditing, onClose, ...handlers }: RecordPanelProps) {
  const isNew = id === 'new';
  const send = React.useCallback(
    () => (isNew ? Promise.resolve(null) : equipmentServer.get(id)),
    [id, isNew],
  );
  const { data, error, isPending, retry } = useRequest(send);
  const isMissing = data === null && !isNew;
  const emptyTitle = error ? 'Loading failed' : 'Reading …';
  const title = isMissing ? 'Not in the register' : (data?.name ?? emptyTitle);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id="record-title" component="h2" variant="h6" sx={{ flex: 1 }}>
          {isNew ? 'New equipment' : isEditing && data ? `Edit ${data.name}` : title}
        </Typography>
        <IconButton aria-label="Close the record" onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Box>
      {error && <RequestError error={error} isPending={isPending} onRetry={retry} />}
      {data === undefined && !error && (
        <Box aria-label="The record is on its way" role="status">
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={40} />
          ))}
        </Box>
      )}
      {isMissing && (
        <Typography>
          No record has this address. It was deleted, or the link to it has a mistake. Close this to
          find it in the list.
        </Typography>
      )}
      {data && !isEditing && <EquipmentFacts item={data} onRemove={handlers.onRemove} />}
      {isEditing && !isMissing && data !== undefined && (
        <EquipmentForm
          item={data}
          onCancel={onClose}
          onChanged={handlers.onChanged}
          onSaved={handlers.onSaved}
        />
      )}
    </>
  );
}
