import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PiecewiseColorLegend } from '@mui/x-charts-pro/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const checkouts = [
  [2, 14, 6, 9, 22],
  [1, 8, 3, 4, 11],
];

const minutes = checkouts.flatMap((row, y) => row.map((wait, x): HeatmapValueType => [x, y, wait]));

export default function PiecewiseColors() {
  const { palette } = useTheme();
  const colors = [palette.success.main, palette.warning.main, palette.error.main];
  return (
    <Box
      role="figure"
      aria-label="Waiting time at two checkouts in minutes; longest at 6 PM"
      sx={{ height: 280, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        xAxis={[{ data: ['6:00', '9:00', '12:00', '15:00', '18:00'] }]}
        yAxis={[{ data: ['Checkout 1', 'Checkout 2'], width: 80 }]}
        zAxis={[{ colorMap: { type: 'piecewise', thresholds: [5, 10], colors } }]}
        series={[{ data: minutes, label: 'Minutes' }]}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'z' } }}
      />
      {/* preview-end */}
    </Box>
  );
}
