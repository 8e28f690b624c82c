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
        title="Orders by month"
        margin={{ top: 20, bottom: 40 }}
        xAxis={[{ data: months, scaleType: 'point', reverse: rtl }]}
        leftAxis={rtl ? null : {}}
        rightAxis={rtl ? {} : null}
        series={[{ data: orders }]}
      />
      {/* preview-end */}
    </Box>
  );
}
