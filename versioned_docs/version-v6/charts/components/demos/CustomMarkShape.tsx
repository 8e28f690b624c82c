import Box from '@mui/material/Box';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const energy = [21, 23, 20, 24, 28, 33, 12];
const limit = 25;

// preview-start
function LimitMark({ x, y, color, dataIndex }: MarkElementProps) {
  const over = (energy[dataIndex] ?? 0) > limit;
  return over ? (
    <path d="M0 -9L9 7H-9Z" fill="#b91c1c" transform={`translate(${x} ${y})`} />
  ) : (
    <circle cx={x} cy={y} r={4} fill={color} />
  );
}
// preview-end

const slots = { mark: LimitMark };

export default function CustomMarkShape() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy per day in kilowatt hours; triangles mark days above 25"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <LineChart
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: energy, curve: 'linear' }]}
        slots={slots}
      />
    </Box>
  );
}
