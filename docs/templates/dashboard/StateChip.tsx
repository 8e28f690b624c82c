import Chip from '@mui/material/Chip';
import type { Booking } from './bookings';

const colors = { Completed: 'success', 'Under way': 'primary', Canceled: 'default' } as const;

export default function StateChip({ state }: Pick<Booking, 'state'>) {
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
