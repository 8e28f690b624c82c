import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
const series = [
  {
    data: orderCells,
    label: 'Orders',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
  },
];
const sx = {
  [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
  [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 2 },
};
// preview-end

export default function HighlightedCells() {
  return (
    <Box
      role="figure"
      aria-label="Orders by weekday and hour; the cell under the pointer stands out"
      sx={{ height: 280, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 75, color: ['#dcfce7', '#14532d'] } }]}
        series={series}
        margin={{ top: 10, right: 20, bottom: 30 }}
        sx={sx}
      />
    </Box>
  );
}
