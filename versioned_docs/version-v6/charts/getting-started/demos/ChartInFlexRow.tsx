import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station'];

export default function ChartInFlexRow() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', height: 220 }}>
      {/* preview-start */}
      <Box
        component="figure"
        dir="ltr"
        aria-label="Orders by shop"
        sx={{ m: 0, flex: 2, minWidth: 0 }}
      >
        <BarChart
          xAxis={[{ scaleType: 'band', data: shops }]}
          series={[{ data: [820, 410, 1130] }]}
          margin={{ top: 16, right: 8, bottom: 32, left: 48 }}
        />
      </Box>
      {/* preview-end */}
      <Box sx={{ flex: 1, typography: 'body2', alignSelf: 'center' }}>
        The Station sold more than twice as much as the Old town.
      </Box>
    </Box>
  );
}
