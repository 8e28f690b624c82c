import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const figures = [
  { label: 'Visitors', data: [18200, 17900, 19400, 20800, 22100, 23900] },
  { label: 'Orders', data: [1240, 1265, 1310, 1395, 1342, 1468] },
  { label: 'Energy (kWh)', data: [2100, 1980, 1770, 1420, 1190, 1260] },
];

// preview-start
const series = figures.map(({ data, ...figure }) => ({
  ...figure,
  data: data.map((value) => (100 * value) / (data[0] ?? 1)),
  curve: 'linear' as const,
  valueFormatter: (value: number) => value.toFixed(0),
}));
// preview-end

export default function LineDemoIndexed() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Visitors, orders and energy by month, January is 100"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[
          {
            label: 'January = 100',
            min: 40,
            max: 140,
            tickNumber: 6,
          },
        ]}
        margin={{ top: 80, left: 60, right: 24 }}
        series={series}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px' },
        }}
      />
    </Box>
  );
}
