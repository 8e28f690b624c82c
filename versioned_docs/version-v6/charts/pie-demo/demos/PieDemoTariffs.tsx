import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const hours = [
  { id: 'night', value: 3120, label: 'Night, 10 pm to 6 am', color: '#1e40af' },
  { id: 'day', value: 5480, label: 'Day', color: '#b45309' },
  { id: 'peak', value: 1195, label: 'Peak, 5 to 8 pm', color: '#be123c' },
];
const total = hours.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const kilowattHours = new Intl.NumberFormat('en-US');

export default function PieDemoTariffs() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of 2024 by tariff: night 32%, day 56%, peak 12%"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      {/* preview-start */}
      <PieChart
        series={[
          {
            data: hours,
            arcLabel: ({ value }) => percent.format(value / total),
            valueFormatter: ({ value }) => `${kilowattHours.format(value)} kWh`,
          },
        ]}
        margin={{ bottom: 80, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
