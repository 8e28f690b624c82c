import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const visitors = [
  [84, 91, 77, 68, 40],
  [22, 35, 58, 41, 73],
  [63, 47, 51, 29, 18],
];

// preview-start
const cells = visitors.flatMap((hall, y) =>
  hall.map((count, x): HeatmapValueType => [x, y, count]),
);
// preview-end

export default function BasicHeatmap() {
  return (
    <Box role="figure" aria-label="Visitors by day and hall" sx={{ height: 280, width: '100%' }}>
      <Heatmap
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ data: ['Library', 'Pool', 'Gym'], width: 60 }]}
        series={[{ data: cells, label: 'Visitors' }]}
      />
    </Box>
  );
}
