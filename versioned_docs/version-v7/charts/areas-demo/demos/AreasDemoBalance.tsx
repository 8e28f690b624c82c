import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const balance = [-310, -240, -60, 90, 210, 280, 305, 240, 95, -50, -190, -290];

export default function AreasDemoBalance() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Solar power sold minus power bought by month in kilowatt hours"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[
          {
            label: 'kWh',
            valueFormatter: (value: number) => `\u200e${value}`,
            colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d84315', '#2e7d32'] },
          },
        ]}
        margin={{ top: 20, right: 20 }}
        series={[{ data: balance, area: true, showMark: false, curve: 'linear' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
