import Box from '@mui/material/Box';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const rain = [
  [74, 61, 40, 22, 18],
  [102, 95, 66, 41, 30],
  [58, 49, 37, 25, 21],
];

const series = {
  data: rain.flatMap((town, y) => town.map((value, x): HeatmapValueType => [x, y, value])),
  valueFormatter: ([, , value]: HeatmapValueType) => `${value} mm`,
};

export default function HeatmapColors() {
  return (
    <Box
      role="figure"
      aria-label="Rain in three towns by month"
      sx={{ height: 320, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
        yAxis={[{ data: ['Coast', 'Ridge', 'Plain'] }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 110, color: ['#fff3c4', '#0b4f6c'] } },
        ]}
        series={[series]}
        margin={{ top: 70, left: 60 }}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
        />
      </Heatmap>
      {/* preview-end */}
    </Box>
  );
}
