import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station'];

export default function ChartInFlexRow() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', height: 220 }}>
      {/* preview-start */}
      <Box sx={{ flex: 2, minWidth: 0 }}>
        <BarChart
          title="Orders by shop"
          xAxis={[{ scaleType: 'band', data: shops }]}
          series={[{ data: [820, 410, 1130] }]}
          margin={{ top: 16, right: 8, bottom: 32, left: 48 }}
        />
      </Box>
      {/* preview-end */}
      <Box sx={{ flex: 1, typography: 'body2', alignSelf: 'center' }}>
        Station had more than twice as many orders as Old town.
      </Box>
    </Box>
  );
}
