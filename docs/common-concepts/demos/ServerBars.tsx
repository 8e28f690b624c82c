import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const orders = [{ data: [3, 5, null, 2], label: 'Orders' }];

export default function ServerBars() {
  return (
    <Stack>
      <Typography id="server-bars">Orders by day</Typography>
      {/* preview-start */}
      <BarChart
        aria-labelledby="server-bars"
        width={300}
        height={220}
        skipAnimation
        xAxis={[{ data: days }]}
        yAxis={[{ width: 24 }]}
        series={orders}
      />
      {/* preview-end */}
    </Stack>
  );
}
