import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
// preview-start
const series = [
  { id: 'real', label: 'Sales', color: '#1976d2', data: [41, 44, 43, 49, 52, null, null, null] },
  {
    id: 'forecast',
    label: 'Forecast',
    color: '#1976d2',
    data: [null, null, null, null, 52, 55, 57, 61],
    showMark: false,
  },
];
const sx = { '.MuiLineElement-series-forecast': { strokeDasharray: '6 5' } };
// preview-end

export default function LinesForecast() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Sales from January to May and forecast to August, in thousand dollars"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, valueFormatter: (value: number) => `$${value}k` }]}
        series={series.map((part) => ({
          ...part,
          valueFormatter: (value: number | null) => (value === null ? '–' : `$${value}k`),
        }))}
        margin={{ right: 20 }}
        sx={sx}
      />
    </Box>
  );
}
