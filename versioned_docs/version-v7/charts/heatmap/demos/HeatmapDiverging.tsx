import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const shops = ['Harbor', 'Old mill', 'الميناء', '駅前店'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const changes = [
  [4, 6, -2, -8, -12, -9],
  [-3, -1, 0, 2, 5, 11],
  [14, 19, 8, 3, -4, -6],
  [-18, -15, -9, -5, 1, 0],
];
const cells = changes.flatMap((shop, y) =>
  shop.map((change, x): HeatmapValueType => [x, y, change]),
);
const formatChange = ([, , change]: HeatmapValueType) => `\u200e${change > 0 ? '+' : ''}${change}%`;

export default function HeatmapDiverging() {
  const dark = useTheme().palette.mode === 'dark';
  return (
    <Box
      role="figure"
      aria-label="Change of the energy of four shops against last year, in percent"
      sx={{ height: 280, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: months }]}
        yAxis={[{ data: shops }]}
        // preview-start
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [-10, -2, 2.01, 10.01],
              colors: ['#0e7490', '#67b7c9', dark ? '#3f3f46' : '#e7e5e4', '#f0a35e', '#b4400a'],
            },
          },
        ]}
        // preview-end
        series={[{ data: cells, label: 'Change', valueFormatter: formatChange }]}
        margin={{ top: 10, right: 20, bottom: 30, left: 70 }}
      />
    </Box>
  );
}
