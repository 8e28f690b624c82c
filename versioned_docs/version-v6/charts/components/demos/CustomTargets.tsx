import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const targets = [90, 90, 110, 110, 150, 190];

// preview-start
function TargetMarks() {
  const xScale = useXScale();
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(useYScale());
  const width = 'bandwidth' in xScale ? xScale.bandwidth() : 0;
  return days.map((day, index) => (
    <path
      key={day}
      d={`M${toX(day) - width / 2} ${toY(targets[index])}h${width}`}
      stroke="currentColor"
      strokeWidth={3}
      pointerEvents="none"
    />
  ));
}
// preview-end

export default function CustomTargets() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday as bars, with the target of each day as a line"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
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
