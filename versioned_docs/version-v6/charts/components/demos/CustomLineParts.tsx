import Box from '@mui/material/Box';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, LineElement, MarkElement } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const lastWeek = [24, 25, 25, 27, 26, 31];
const color = '#0d9488';

function LastWeek() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const points = lastWeek.map((value, index) => [toX(days[index]), toY(value)]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    // preview-start
    <g opacity={0.9} pointerEvents="none">
      <LineElement id="last" color={color} d={`M${points.join('L')}`} strokeDasharray="4 4" />
      <MarkElement id="last" dataIndex={5} shape="diamond" {...{ color, x, y }} />
    </g>
    // preview-end
  );
}

export default function CustomLineParts() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by day in kilowatt hours, with last week dashed"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <LineChart
        margin={{ right: 20, bottom: 30 }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[
          { data: [21, 23, 20, 24, 28, 33], label: 'Energy (kWh); dashed: last week', color },
        ]}
      >
        <LastWeek />
      </LineChart>
    </Box>
  );
}
