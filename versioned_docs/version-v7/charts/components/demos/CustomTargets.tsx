import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const targets = [90, 90, 110, 110, 150, 190];

function TargetMarks() {
  const { data } = useXAxis();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  // preview-start
  return data?.map((day: string, index) => {
    const left = x(day) ?? 0;
    const top = y(targets[index] ?? 0);
    return (
      <path
        key={day}
        d={`M${left} ${top}h${x.bandwidth()}`}
        stroke="currentColor"
        strokeWidth={3}
        pointerEvents="none"
      />
    );
  });
  // preview-end
}

export default function CustomTargets() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        title="Orders by weekday as bars, with the target of each day as a line"
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [92, 84, 118, 104, 161, 213], label: 'Orders' }]}
        margin={{ top: 20, right: 20, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      >
        <TargetMarks />
      </BarChart>
    </Box>
  );
}
