import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['May 5', 'May 12', 'May 19', 'May 26', 'Jun 2', 'Jun 9', 'Jun 16'];
const range = {
  area: true,
  stack: 'range',
  showMark: false,
  disableHighlight: true,
  curve: 'linear' as const,
};
const series = [
  // preview-start
  {
    ...range,
    id: 'low',
    color: 'transparent',
    data: [null, null, null, 287, 262, 255, 250],
  },
  {
    ...range,
    id: 'spread',
    color: '#90caf9',
    data: [null, null, null, 0, 40, 66, 90],
    label: 'Likely range',
  },
  // preview-end
  {
    id: 'sold',
    color: '#1e88e5',
    data: [248, 305, 291, 287, null, null, null],
    label: 'Orders',
  },
];
const sx = {
  '.MuiAreaElement-series-low': { fill: 'none' },
  '.MuiAreaElement-series-spread': { fillOpacity: 0.4 },
};

export default function LineDemoForecast() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by week, and the likely range for the next three weeks"
      sx={{ m: 0, height: 290, width: '100%' }}
    >
      <LineChart
        margin={{ right: 32 }}
        xAxis={[{ data: weeks, scaleType: 'point' }]}
        yAxis={[{ min: 200, max: 350 }]}
        series={series}
        tooltip={{ trigger: 'item' }}
        sx={sx}
      />
    </Box>
  );
}
