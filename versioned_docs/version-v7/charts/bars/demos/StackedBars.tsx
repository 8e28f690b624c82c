import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Passengers of the night train by class and of the bus by day"
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { data: [84, 121, 96, 140], label: 'Seats', stack: 'train', color: palette.primary.main },
          {
            data: [32, 40, 38, 40],
            label: 'Berths',
            stack: 'train',
            color: palette.secondary.main,
          },
          { data: [55, 71, 49, 88], label: 'Bus', color: palette.success.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
