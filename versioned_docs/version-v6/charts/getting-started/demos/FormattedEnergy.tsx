import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const toEnergy = (value: number) => `${number.format(value)} kWh`;
const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const days = ['2025-04-14', '2025-04-15', '2025-04-16', '2025-04-17'].map((text) => new Date(text));

export default function FormattedEnergy() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by day in kilowatt hours"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={240}
        margin={{ left: 80, right: 20, bottom: 30 }}
        // preview-start
        xAxis={[
          { scaleType: 'band', data: days, valueFormatter: (date: Date) => day.format(date) },
        ]}
        yAxis={[{ valueFormatter: toEnergy }]}
        series={[
          {
            label: 'Energy',
            data: [21.4, 23.1, 20.2, 24.9],
            valueFormatter: toEnergy,
          },
        ]}
        // preview-end
      />
    </Box>
  );
}
