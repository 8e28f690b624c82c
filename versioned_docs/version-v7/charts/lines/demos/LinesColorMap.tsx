import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => index * 2);
const cold = [2.1, 2.0, 2.2, 2.6, 4.4, 6.8, 5.1, 3.0, 2.4, 5.6, 7.4, 4.1, 2.3];

export default function LinesColorMap() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Temperature in the cold room by hour; red above 5 degrees Celsius"
        xAxis={[{ data: hours, domainLimit: 'strict', label: 'Hour' }]}
        yAxis={[
          {
            label: '°C',
            colorMap: { type: 'piecewise', thresholds: [5], colors: ['#0288d1', '#d32f2f'] },
          },
        ]}
        series={[{ data: cold, area: true, valueFormatter: (value) => `${value} °C` }]}
        margin={{ top: 20, right: 20 }}
      />
      {/* preview-end */}
    </Box>
  );
}
