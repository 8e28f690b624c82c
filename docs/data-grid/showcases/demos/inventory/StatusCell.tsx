import Box from '@mui/material/Box';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { GridRenderCellParams } from '@mui/x-data-grid-premium';
import type { Item } from './Item';
import type { Status } from './toStatus';

const looks = {
  Enough: { Icon: CheckCircleOutline, color: 'text.secondary', weight: 400 },
  Low: { Icon: WarningAmber, color: 'warning.main', weight: 700 },
  'Sold out': { Icon: ErrorOutline, color: 'error.main', weight: 700 },
};

/** Says how much is left: by a word, a shape, its weight, and last by a color. */
export function StatusCell({ value, rowNode }: GridRenderCellParams<Item, Status>) {
  // The row of totals is no part.
  if (!value || rowNode.type === 'pinnedRow') {
    return null;
  }
  const { Icon, color, weight } = looks[value];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: weight }}>
      <Icon fontSize="small" sx={{ color }} />
      {value}
    </Box>
  );
}
