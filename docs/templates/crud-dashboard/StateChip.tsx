import Chip from '@mui/material/Chip';
import type { EquipmentState } from './equipment';

const colors = { 'In use': 'success', 'In store': 'default', 'In repair': 'warning' } as const;

export default function StateChip({ state }: { state: EquipmentState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[state]}
      label={state}
      // The border has the color; text is legible on a row under the pointer, too.
      sx={{ color: 'text.primary' }}
    />
  );
}
