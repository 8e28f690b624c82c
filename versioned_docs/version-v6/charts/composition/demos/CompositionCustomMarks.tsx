import Box from '@mui/material/Box';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const energy = [21, 23, 20, 24, 28, 33, 12];

function ExtremeMarks({ values, color }: { values: number[]; color: string }) {
  // preview-start
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return [Math.max(...values), Math.min(...values)].map((value, index) => {
    const left = toX(days[values.indexOf(value)]);
    const shift = index === 0 ? -12 : 20;
    // preview-end
    return (
      <g key={value} pointerEvents="none" transform={`translate(${left} ${toY(value)})`}>
        <circle r={6} fill={color} />
        <text
          y={shift}
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
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy per day in kilowatt hours, highest on Saturday and lowest on Sunday"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        margin={{ top: 20, right: 40, bottom: 30 }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: energy, color: '#0f766e', showMark: false }]}
      >
        <ExtremeMarks values={energy} color="#0f766e" />
      </LineChart>
    </Box>
  );
}
