import Box from '@mui/material/Box';
import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface ShapeProps {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  ownerState: BarElementOwnerState;
}

// preview-start
function Lollipop({ x, y, width, height, color, ownerState }: ShapeProps) {
  const center = x + width / 2;
  return (
    <g stroke={color} fill={color} opacity={ownerState.isFaded ? 0.3 : 1}>
      <path d={`M${center} ${y + height}V${y}`} strokeWidth={3} />
      <circle cx={center} cy={y + 7} r={7} />
    </g>
  );
}
// preview-end

const slots = { bar: Lollipop };

export default function CustomBarShape() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        aria-label="Orders by weekday"
        xAxis={[{ data: days }]}
        series={[{ data: [92, 84, 118, 104, 161, 213] }]}
        slots={slots}
      />
    </Box>
  );
}
