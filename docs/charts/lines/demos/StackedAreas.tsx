import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StackedAreas() {
  const { palette } = useTheme();
  const area = { area: true, stack: 'energy', showMark: false };
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Solar and wind power by month in gigawatt hours"
        xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'], scaleType: 'point' }]}
        series={[
          { ...area, data: [11, 16, 21, 24, 25], label: 'Solar', color: palette.primary.main },
          { ...area, data: [19, 17, 12, 9, 8], label: 'Wind', color: palette.secondary.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
