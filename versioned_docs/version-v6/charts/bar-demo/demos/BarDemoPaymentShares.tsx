import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station'];
const payments = [
  { id: 'card', label: 'Card', data: [820, 410, 1130], color: '#1565c0' },
  { id: 'cash', label: 'Cash', data: [240, 520, 160], color: '#78909c' },
  { id: 'phone', label: 'Phone', data: [390, 95, 870], color: '#8e24aa' },
];

// preview-start
const series = payments.map((payment) => ({
  ...payment,
  stack: 'payment',
  stackOffset: 'expand' as const,
  valueFormatter: (value: number) => `${value} payments`,
}));
// preview-end

export default function BarDemoPaymentShares() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Share of card, cash and phone payments by shop"
      sx={{ m: 0, height: 240, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        yAxis={[{ scaleType: 'band', data: shops }]}
        xAxis={[{ valueFormatter: (share: number) => `${share * 100}%`, tickNumber: 4 }]}
        series={series}
        margin={{ left: 75, right: 24 }}
      />
    </Box>
  );
}
