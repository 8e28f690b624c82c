import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const groups = ['16–24', '25–34', '35–44', '45–54', '55–64', '65 and over'];
const orders = [210, 460, 520, 390, 240, 130];
const returns = [88, 142, 96, 51, 28, 9];

// preview-start
const size = (value: number | null) => `${Math.abs(value ?? 0)}`;
const series = [
  {
    data: returns.map((value) => -value),
    label: 'Returns',
    stack: 'all',
    color: '#c2410c',
    valueFormatter: size,
  },
  { data: orders, label: 'Orders', stack: 'all', color: '#1565c0', valueFormatter: size },
];
// preview-end

export default function BarDemoReturnsPyramid() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Returns to the left and orders to the right, by age of the customer"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        yAxis={[
          {
            id: 'ages',
            data: groups,
            scaleType: 'band',
            valueFormatter: (ages: string) => `\u200e${ages}`,
            reverse: true,
          },
        ]}
        xAxis={[{ min: -600, max: 600, valueFormatter: size }]}
        leftAxis={{ axisId: 'ages', disableLine: true, disableTicks: true }}
        series={series}
        margin={{ left: 95, right: 24 }}
      />
    </Box>
  );
}
