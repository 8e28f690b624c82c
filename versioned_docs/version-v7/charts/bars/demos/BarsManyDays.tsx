import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';

const day = 86_400_000;
const days = Array.from(
  { length: 365 },
  (_, index) => new Date(Date.UTC(2024, 0, 1) + index * day),
);
const energy = days.map((_, index) =>
  Math.round(140 + 50 * Math.cos(index / 58) - (index % 7 === 6 ? 60 : 0) + ((index * 37) % 23)),
);
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

// preview-start
const xAxis: AxisConfig<'band', Date, ChartsXAxisProps> = {
  id: 'days',
  scaleType: 'band',
  data: days,
  categoryGapRatio: 0,
  tickPlacement: 'start',
  tickLabelPlacement: 'tick',
  tickInterval: (value: Date) => value.getUTCDate() === 1,
  valueFormatter: (value, { location }) =>
    location === 'tick' ? month.format(value) : date.format(value),
};
const series = [{ data: energy, valueFormatter: (value: number | null) => `${value ?? 0} kWh` }];
// preview-end

export default function BarsManyDays() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        title="Energy of the shop for each day of 2024 in kilowatt hours"
        xAxis={[xAxis]}
        series={series}
        margin={{ top: 20, right: 16, bottom: 30 }}
        skipAnimation
      />
    </Box>
  );
}
