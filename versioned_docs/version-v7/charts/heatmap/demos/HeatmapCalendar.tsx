import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

// preview-start
const dayMs = 24 * 60 * 60 * 1000;
const firstMonday = Date.UTC(2025, 11, 29);
const dateOf = (week: number, weekday: number) =>
  new Date(firstMonday + (week * 7 + weekday) * dayMs);
const weeks = Array.from({ length: 26 }, (_, week) => week);
const cells = weeks.flatMap((week) =>
  Array.from({ length: 7 }, (_, weekday): HeatmapValueType => {
    const season = 40 + 15 * Math.cos((week / 26) * Math.PI);
    return [week, weekday, Math.round(season + ((week * 7 + weekday * 5) % 11) - weekday * 3)];
  }),
);
const isFirstOfMonth = (week: number) => dateOf(week, 6).getUTCDate() <= 7;
// preview-end

const sx = { '& .MuiHeatmap-cell': { stroke: 'var(--gap)', strokeWidth: 2 } };
const formatMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const formatDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const bare = { disableLine: true, disableTicks: true };

export default function HeatmapCalendar() {
  return (
    <Box
      role="figure"
      aria-label="Energy by day, January to June: high in winter, low on weekends"
      sx={{ height: 220, width: '100%', '--gap': (theme) => theme.palette.background.default }}
    >
      <Heatmap
        xAxis={[
          {
            data: weeks,
            tickLabelInterval: isFirstOfMonth,
            valueFormatter: (week: number, { location }) =>
              location === 'tick' ? formatMonth.format(dateOf(week, 6)) : `Week ${week + 1}`,
          },
        ]}
        yAxis={[
          {
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
            tickLabelInterval: (_, index) => index % 2 === 0,
            ...bare,
          },
        ]}
        topAxis={bare}
        bottomAxis={null}
        zAxis={[{ colorMap: { type: 'continuous', max: 65, color: ['#d9f2e4', '#0b3d2e'] } }]}
        series={[
          {
            data: cells,
            label: 'Energy',
            valueFormatter: ([week, weekday, value]) =>
              `${value} kWh, ${formatDay.format(dateOf(week, weekday))}`,
          },
        ]}
        margin={{ top: 30, right: 10, bottom: 10 }}
        sx={sx}
      />
    </Box>
  );
}
