import Box from '@mui/material/Box';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];
const balance = [-310, -240, -35, null, 180, 0, 265];
const number = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
// The mark U+200E keeps the sign in front of the number in right-to-left pages.
const signed = (value: number) => `\u200e${number.format(value)}`;

export default function BarsNegative() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Solar power sold minus power bought in kilowatt hours; no reading in April"
        xAxis={[{ data: months, categoryGapRatio: 0.1, disableLine: true, disableTicks: true }]}
        yAxis={[{ label: 'kWh', valueFormatter: signed }]}
        series={[{ data: balance, color: '#1565c0', label: 'Balance' }]}
        barLabel={({ value }, { bar }) =>
          value === null || bar.height < 20 || bar.width < 28 ? null : signed(value)
        }
        borderRadius={6}
        hideLegend
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff', fontSize: 11 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
