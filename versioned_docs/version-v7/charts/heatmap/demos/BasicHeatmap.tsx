import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const loans = [
  [31, 12, 45, 52],
  [66, 80, 71, 93],
];

// preview-start
const cells = loans.flatMap((shelf, y) => shelf.map((count, x): HeatmapValueType => [x, y, count]));
// preview-end

export default function BasicHeatmap() {
  return (
    <Box role="figure" aria-label="Loans by quarter and shelf" sx={{ height: 260, width: '100%' }}>
      <Heatmap
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
        yAxis={[{ data: ['Maps', 'Novels'] }]}
        series={[{ data: cells, label: 'Loans' }]}
        margin={{ left: 70 }}
      />
    </Box>
  );
}
