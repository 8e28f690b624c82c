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
        title="Solar power sold minus power bought in kilowatt hours; no reading in April"
        xAxis={[{ scaleType: 'band', data: months, disableLine: true, disableTicks: true }]}
        yAxis={[{ valueFormatter: signed }]}
        series={[{ data: balance, color: '#1565c0' }]}
        barLabel={({ value }, { bar }) =>
          value === null || bar.height < 20 || bar.width < 40 ? null : signed(value)
        }
        borderRadius={6}
        margin={{ top: 20, right: 20, bottom: 30 }}
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      />
      {/* preview-end */}
    </Box>
  );
}
