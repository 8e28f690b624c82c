import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'];
const orders = [310, 280, 360, 440, 410, 530];

export default function AxisRtl() {
  const { direction } = useTheme();
  const rtl = direction === 'rtl';
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by month"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        margin={{ top: 20, bottom: 40 }}
        xAxis={[{ data: months, scaleType: 'point', reverse: rtl }]}
        yAxis={[{ id: 'orders' }]}
        leftAxis={rtl ? null : 'orders'}
        rightAxis={rtl ? 'orders' : null}
        series={[{ data: orders, showMark: false }]}
      />
      {/* preview-end */}
    </Box>
  );
}
