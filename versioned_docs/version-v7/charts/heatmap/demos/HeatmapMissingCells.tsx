import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 75,
      color: ['#fef3c7', '#7c2d12'] as const,
    },
  },
];
const sx = { '& .MuiHeatmap-cell': { stroke: 'var(--gap)', strokeWidth: 2 } };
// preview-end

export default function HeatmapMissingCells() {
  return (
    <Box
      role="figure"
      aria-label="Orders by weekday and hour. The shop is closed in the empty cells."
      sx={{ height: 300, width: '100%', '--gap': (theme) => theme.palette.background.default }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={zAxis}
        series={[{ data: orderCells, label: 'Orders' }]}
        margin={{ top: 10, right: 20, bottom: 30 }}
        sx={sx}
      />
    </Box>
  );
}
