import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const week = days.map((day, i) => ({
  day,
  data: hours.map((_, hour) => 12 + ((hour * 7 + i * 5) % 11) + (hour > 2 && hour < 6 ? 14 : 0)),
}));
const series = week.map(({ data }) => [{ data, color: '#0d9488' }]);
const yAxis = [{ min: 0, max: 40, position: 'none' as const }];
const xAxis = [{ data: hours, height: 22, disableTicks: true }];

export default function BarsStatic() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {week.map(({ day, data }, i) => (
        <Box key={day} sx={{ typography: 'caption' }}>
          {day}
          {/* preview-start */}
          <BarChart
            aria-label={`Orders by hour on ${day}`}
            desc={`${Math.min(...data)} to ${Math.max(...data)} orders every two hours, about half of them from noon to 6 PM`}
            height={90}
            margin={{ top: 4, bottom: 0, left: 4, right: 4 }}
            xAxis={xAxis}
            yAxis={yAxis}
            series={series[i] ?? []}
            skipAnimation
            axisHighlight={{ x: 'none', y: 'none' }}
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
          {/* preview-end */}
        </Box>
      ))}
    </Box>
  );
}
