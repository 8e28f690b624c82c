import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const figures = [
  { label: 'Visitors', data: [18200, 17900, 19400, 20800, 22100, 23900] },
  { label: 'Orders', data: [1240, 1265, 1310, 1395, 1342, 1468], shape: 'square' as const },
  { label: 'Energy (kWh)', data: [2100, 1980, 1770, 1420, 1190, 1260], shape: 'star' as const },
];

// preview-start
const series = figures.map(({ data, ...figure }) => ({
  ...figure,
  data: data.map((value) => (100 * value) / (data[0] ?? 1)),
  curve: 'linear' as const,
  valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
    `${(value ?? 0).toFixed(0)} (${data[dataIndex]?.toLocaleString('en-US')})`,
}));
// preview-end

export default function LineDemoIndexed() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <LineChart
        aria-label="Visitors, orders and energy by month, January is 100"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'January = 100' }]}
        series={series}
      />
    </Box>
  );
}
