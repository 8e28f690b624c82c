import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weeks = [
  [92, 84, 118, 104, 161, 213],
  [110, 97, 88, 131, 142, 190],
];

type AnimatedProps = Parameters<typeof useAnimateBar>[0] & { color: string };

// preview-start
function OutlinedBar(props: AnimatedProps) {
  const { color, x, y, xOrigin, yOrigin, width, height, layout, skipAnimation } = props;
  const animated = useAnimateBar({ x, y, xOrigin, yOrigin, width, height, layout, skipAnimation });
  return (
    <rect {...animated} rx={6} fill={color} fillOpacity={0.3} stroke={color} strokeWidth={2} />
  );
}
// preview-end

const slots = { bar: OutlinedBar };

export default function AnimationOwnBar() {
  const [week, setWeek] = React.useState(0);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek(1 - week)}>
        Other week
      </Button>
      <BarChart
        aria-label={`Orders by weekday in week ${week + 1}`}
        height={230}
        xAxis={[{ data: days }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ data: weeks[week] }]}
        slots={slots}
      />
    </Box>
  );
}
