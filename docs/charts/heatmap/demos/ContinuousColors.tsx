import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const lake = [
  [12, 17, 21, 22, 18, 13],
  [9, 13, 17, 19, 17, 12],
  [6, 8, 10, 12, 13, 11],
];

const water = {
  label: 'Water',
  data: lake.flatMap((depth, y) => depth.map((value, x): HeatmapValueType => [x, y, value])),
  valueFormatter: ([, , value]: HeatmapValueType) => `${value} °C`,
};

export default function ContinuousColors() {
  return (
    <Box
      role="figure"
      aria-label="Temperature of a lake by month and depth"
      sx={{ height: 320, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'] }]}
        yAxis={[{ data: ['1 m', '5 m', '10 m'] }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 5, max: 22, color: ['#cfe8ff', '#8c2d04'] } },
        ]}
        series={[water]}
        hideLegend={false}
      />
      {/* preview-end */}
    </Box>
  );
}
