import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'];
const orders = [310, 280, 360, 440, 410, 530];

export default function AxisRtl() {
  const { direction } = useTheme();
  const rtl = direction === 'rtl';
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Orders by month"
        xAxis={[{ data: months, scaleType: 'point', reverse: rtl, height: 32 }]}
        yAxis={[{ position: rtl ? 'right' : 'left' }]}
        series={[{ data: orders }]}
      />
      {/* preview-end */}
    </Box>
  );
}
