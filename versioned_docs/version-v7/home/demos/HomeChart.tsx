import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00'];

export default function HomeChart() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Orders online and in the store during one day"
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={[
          { data: [4, 18, 42, 55, 38, 12], label: 'Online', color: palette.primary.main },
          { data: [9, 14, 21, 30, 34, 27], label: 'Store', color: palette.secondary.main },
        ]}
        margin={{ left: 36, right: 24, bottom: 28 }}
      />
      {/* preview-end */}
    </Box>
  );
}
