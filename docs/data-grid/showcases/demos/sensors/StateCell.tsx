import Box from '@mui/material/Box';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Sensor } from './Sensor';

/** Says whether a sensor is within its limit: by a word, a shape, and last by a color. */
export function StateCell({ value }: GridRenderCellParams<Sensor, string>) {
  const isWarm = value === 'Too warm';
  const Icon = isWarm ? WarningAmber : CheckCircleOutline;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: isWarm ? 700 : 400 }}>
      <Icon fontSize="small" sx={{ color: isWarm ? 'warning.main' : 'text.secondary' }} />
      {value}
    </Box>
  );
}
