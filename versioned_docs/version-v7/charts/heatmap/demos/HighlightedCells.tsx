import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const rides = [
  [4, 9, 7, 12],
  [2, 6, 11, 8],
];

const cells = rides.flatMap((line, y) => line.map((late, x): HeatmapValueType => [x, y, late]));

export default function HighlightedCells() {
  const { palette } = useTheme();
  const colors = [palette.success.main, palette.warning.main, palette.error.main];
  return (
    <Box role="figure" aria-label="Minutes late by hour" sx={{ height: 240, width: '100%' }}>
      {/* preview-start */}
      <Heatmap
        xAxis={[{ data: ['7:00', '8:00', '9:00', '10:00'] }]}
        yAxis={[{ data: ['Tram 2', 'Tram 5'] }]}
        zAxis={[{ colorMap: { type: 'piecewise', thresholds: [5, 10], colors } }]}
        series={[{ data: cells, highlightScope: { highlight: 'item', fade: 'global' } }]}
        margin={{ left: 70 }}
      />
      {/* preview-end */}
    </Box>
  );
}
