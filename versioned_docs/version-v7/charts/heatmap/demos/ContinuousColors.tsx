import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const shops = ['Harbor', 'Station', '駅前店'];
const degrees = [
  [3.1, 3.4, 3.9, 4.4, 5.8, 6.9],
  [2.8, 2.9, 3.1, 3.6, 4.0, 4.3],
  [4.2, 4.1, 4.6, 5.2, 6.1, 7.6],
];
const series = {
  label: 'Cold room',
  data: degrees.flatMap((shop, y) => shop.map((value, x): HeatmapValueType => [x, y, value])),
  valueFormatter: ([, , value]: HeatmapValueType) => `${value.toFixed(1)} °C`,
};

export default function ContinuousColors() {
  const { palette } = useTheme();
  return (
    <Box
      role="figure"
      aria-label="Temperature of the cold rooms of three shops by month; all get warmer toward June"
      sx={{ height: 300, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: months }]}
        yAxis={[{ data: shops }]}
        // preview-start
        zAxis={[
          { colorMap: { type: 'continuous', min: 2, max: 8, color: ['#cfe8ff', '#8c2d04'] } },
        ]}
        series={[series]}
        margin={{ top: 20, right: 80, bottom: 30, left: 70 }}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          length="60%"
          minLabel="2 °C"
          maxLabel="8 °C"
          labelStyle={{ fill: palette.text.primary, fontSize: 14 }}
        />
        {/* preview-end */}
      </Heatmap>
    </Box>
  );
}
