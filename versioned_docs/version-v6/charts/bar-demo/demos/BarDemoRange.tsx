import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import type { AxisConfig } from '@mui/x-charts/models';

const axis: AxisConfig<'band', string> = {
  id: 'days',
  scaleType: 'band',
  data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  categoryGapRatio: 0.6,
};
const coldest = [2.1, 1.8, 2.4, 3.0, 2.2, 1.5];
const warmest = [5.2, 4.9, 6.1, 8.4, 5.0, 4.4];

const series = [
  { data: coldest, stack: 'range', color: 'transparent' },
  {
    data: warmest.map((value, index) => value - (coldest[index] ?? 0)),
    stack: 'range',
    label: 'Temperature',
    color: '#0277bd',
  },
];

// preview-start
function RangeTooltip({ axisValue, dataIndex }: ChartsAxisContentProps) {
  return (
    <Paper elevation={3} sx={{ m: 2, px: 1.5, py: 1, typography: 'body2' }}>
      {`${axisValue}: ${coldest[dataIndex ?? 0]} to ${warmest[dataIndex ?? 0]} °C`}
    </Paper>
  );
}
// preview-end

const slots = { axisContent: RangeTooltip };

export default function BarDemoRange() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Range of temperatures in the cold room by day in degrees Celsius"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        xAxis={[axis]}
        yAxis={[{ label: '°C', max: 10 }]}
        series={series}
        slots={slots}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
