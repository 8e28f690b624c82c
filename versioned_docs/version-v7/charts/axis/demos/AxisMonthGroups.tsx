import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from({ length: 9 }, (_, index) => new Date(2024, 7 + index, 1));
const bills = [412, 398, 431, 520, 610, 655, 602, 498, 421];
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short' });
const fullName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const quarter = (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1} ${date.getFullYear()}`;

// preview-start
const groups = [
  { getValue: (date: Date) => monthName.format(date) },
  { getValue: (date: Date) => quarter(date), tickSize: 32 },
];
// preview-end

export default function AxisMonthGroups() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        aria-label="Energy bill of the shop by month in dollars"
        xAxis={[
          {
            data: months,
            scaleType: 'band',
            groups,
            height: 50,
            valueFormatter: (date: Date) => fullName.format(date),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}` }]}
        series={[{ data: bills, valueFormatter: (value) => `$${value ?? 0}` }]}
      />
    </Box>
  );
}
