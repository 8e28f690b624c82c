import Box from '@mui/material/Box';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const energy = [21, 23, 20, 24, 28, 33, 12];

function ExtremeMarks() {
  // preview-start
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const series = useLineSeries('energy');
  const values = (series?.data ?? []).filter((value) => value !== null);
  return [Math.max(...values), Math.min(...values)].map((value, index) => {
    const left = x(days[values.indexOf(value)] ?? '') ?? 0;
    const shift = index === 0 ? -12 : 20;
    // preview-end
    return (
      <g key={value} pointerEvents="none" transform={`translate(${left} ${y(value)})`}>
        <circle r={6} fill={series?.color} />
        <text
          y={shift}
          direction="ltr"
          textAnchor="middle"
          fill="currentColor"
          fontSize={13}
        >{`${value} kWh`}</text>
      </g>
    );
  });
}

export default function CompositionCustomMarks() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Energy per day in kilowatt hours, highest on Saturday and lowest on Sunday"
        margin={{ right: 40 }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ id: 'energy', data: energy, showMark: false }]}
      >
        <ExtremeMarks />
      </LineChart>
    </Box>
  );
}
