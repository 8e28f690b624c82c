import Box from '@mui/material/Box';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const load = [1.2, 1.2, 1.3, 4.8, 6.2, 5.9, 6.5, 3.1, 1.3];

// preview-start
function HoursBand({ from, to, label }: { from: number; to: number; label: string }) {
  const toX = getValueToPositionMapper(useXScale());
  const { top, height } = useDrawingArea();
  const left = Math.min(toX(from), toX(to));
  const width = Math.abs(toX(to) - toX(from));
  return (
    <g pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} fill="currentColor" opacity={0.08} />
      <text x={left + width / 2} y={top + 16} textAnchor="middle" fill="currentColor" fontSize={12}>
        {label}
      </text>
    </g>
  );
}
// preview-end

export default function CompositionBands() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Power during one day in kilowatts; the shop is open from 8 to 20"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        margin={{ top: 20, right: 20 }}
        xAxis={[{ data: hours, label: 'Hour', tickInterval: hours, min: 0, max: 24 }]}
        yAxis={[{ label: 'kW', min: 0, max: 8 }]}
        series={[{ data: load, curve: 'linear' }]}
      >
        <HoursBand from={8} to={20} label="Open" />
      </LineChart>
    </Box>
  );
}
