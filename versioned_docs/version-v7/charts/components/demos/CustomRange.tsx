import Box from '@mui/material/Box';
import { unstable_useLineSeries as useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { AreaElement, LineChart, LineHighlightElement } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const energy = [1050, 1010, 880, 790, 760, 690, 705, 820];
const least = [960, 930, 850, 760, 690, 640, 630, 640];
const most = [1120, 1080, 990, 880, 800, 740, 730, 750];

function UsualRange() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const color = useLineSeries()?.series['energy']?.color ?? 'gray';
  const toPoint = (list: number[]) => (month: string) =>
    `${x(month)},${y(list[months.indexOf(month)] ?? 0)}`;
  const there = months.map(toPoint(most));
  const back = months.toReversed().map(toPoint(least));
  const last = { x: x('Aug') ?? 0, y: y(energy.at(-1) ?? 0) };
  return (
    // preview-start
    <g pointerEvents="none">
      <g opacity={0.25}>
        <AreaElement id="range" color={color} d={`M${there.join('L')}L${back.join('L')}Z`} />
      </g>
      <LineHighlightElement id="energy" {...last} color={color} r={7} />
    </g>
    // preview-end
  );
}

export default function CustomRange() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <LineChart
        title="Energy by month in kilowatt hours; August, at 820, is above the range of the last five years"
        margin={{ top: 20, right: 30, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 500, max: 1200 }]}
        series={[{ id: 'energy', data: energy, curve: 'linear', showMark: false }]}
      >
        <UsualRange />
      </LineChart>
    </Box>
  );
}
