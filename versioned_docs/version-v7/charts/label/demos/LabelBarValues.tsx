import Box from '@mui/material/Box';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function LabelBarValues() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Orders by weekday"
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [92, 90, 99, 118, 161, 213], color: '#1d4ed8' }]}
        barLabel="value"
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      />
      {/* preview-end */}
    </Box>
  );
}
