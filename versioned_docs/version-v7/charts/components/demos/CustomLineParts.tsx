import Box from '@mui/material/Box';
import { unstable_useLineSeries as useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  LineChart,
  LineElement,
  type LineElementProps,
  MarkElement,
} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const energy = [21, 23, 20, 24, 28, 33];

function LastWeek() {
  const series = useLineSeries()?.series['energy'];
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const points = [24, 25, 25, 27, 26, 31].map((y, i) => [xScale(days[i] ?? '') ?? 0, yScale(y)]);
  const line: LineElementProps = {
    id: 'last',
    color: series?.color ?? 'gray',
    d: `M${points.join('L')}`,
  };
  return (
    // preview-start
    <g opacity={0.6} pointerEvents="none">
      <LineElement {...line} strokeDasharray="4 4" skipAnimation />
      {points.slice(-1).map(([x = 0, y = 0]) => (
        <MarkElement
          key="end"
          {...{ id: line.id, color: line.color, x, y }}
          shape="diamond"
          dataIndex={5}
        />
      ))}
    </g>
    // preview-end
  );
}

export default function CustomLineParts() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <LineChart
        title="Energy by day in kilowatt hours, with last week dashed"
        margin={{ right: 20, bottom: 30 }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ id: 'energy', data: energy, label: 'Energy (kWh); dashed: last week' }]}
      >
        <LastWeek />
      </LineChart>
    </Box>
  );
}
