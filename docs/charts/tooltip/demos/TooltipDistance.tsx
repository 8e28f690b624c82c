import Box from '@mui/material/Box';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// preview-start
const tooltip: Partial<ChartsTooltipProps> = {
  placement: 'top',
  modifiers: [
    { name: 'offset', options: { offset: [0, 32] } },
    { name: 'flip', options: { fallbackPlacements: ['bottom'] } },
  ],
};
// preview-end

export default function TooltipDistance() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <LineChart
        aria-label="Energy by day in kilowatt hours, highest on Saturday"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[{ data: [21, 23, 20, 24, 28, 33, 12], label: 'Energy (kWh)' }]}
        slotProps={{ tooltip }}
      />
    </Box>
  );
}
