import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';

const axis: AxisConfig<'band', string, ChartsXAxisProps> = {
  id: 'days',
  scaleType: 'band',
  data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  categoryGapRatio: 0.6,
};
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
        title="Range of temperatures in the cold room by day in degrees Celsius"
        xAxis={[axis]}
        yAxis={[{ label: '°C', max: 10 }]}
        series={series}
        margin={{ top: 20, right: 20 }}
        grid={{ horizontal: true }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
