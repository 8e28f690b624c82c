import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const coldest = [2.1, 1.8, 2.4, 3.0, 2.2, 1.5];
const warmest = [5.2, 4.9, 6.1, 8.4, 5.0, 4.4];

// preview-start
const series = [
  { data: coldest, stack: 'range', color: 'transparent', valueFormatter: () => null },
  {
    data: warmest.map((value, index) => value - (coldest[index] ?? 0)),
    stack: 'range',
    label: 'Temperature',
    color: '#0277bd',
    valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
      `${coldest[dataIndex]} to ${warmest[dataIndex]} °C`,
  },
];
// preview-end

export default function BarDemoRange() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        aria-label="Range of temperatures in the cold room by day in degrees Celsius"
        xAxis={[{ data: days, categoryGapRatio: 0.6 }]}
        yAxis={[{ label: '°C', max: 10 }]}
        series={series}
        grid={{ horizontal: true }}
        hideLegend
      />
    </Box>
  );
}
