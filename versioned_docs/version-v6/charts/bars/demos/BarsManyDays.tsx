import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const day = 86_400_000;
const days = Array.from(
  { length: 365 },
  (_, index) => new Date(Date.UTC(2024, 0, 1) + index * day),
);
const energy = days.map((_, index) =>
  Math.round(140 + 50 * Math.cos(index / 58) - (index % 7 === 6 ? 60 : 0) + ((index * 37) % 23)),
);
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

// preview-start
const xAxis: AxisConfig<'band', Date> = {
  id: 'days',
  scaleType: 'band',
  data: days,
  categoryGapRatio: 0,
  tickLabelInterval: (value?: Date) => value?.getUTCDate() === 1,
  valueFormatter: (value) => date.format(value),
};
const series = [{ data: energy, valueFormatter: (value: number) => `${value} kWh` }];
// preview-end

export default function BarsManyDays() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of the shop for each day of 2024 in kilowatt hours"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        xAxis={[xAxis]}
        bottomAxis={{ axisId: 'days', disableTicks: true }}
        series={series}
        margin={{ top: 20, right: 16 }}
        skipAnimation
      />
    </Box>
  );
}
