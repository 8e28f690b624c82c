import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

export default function BasicLines() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Greenhouse and garden temperature during the day in degrees Celsius"
        xAxis={[{ data: hours, scaleType: 'point' }]}
        yAxis={[{ label: '°C' }]}
        series={[
          { data: [14, 19, 27, 29, 24, 18], label: 'Greenhouse', color: palette.primary.main },
          { data: [6, 11, 17, 18, 14, 9], label: 'Garden', color: palette.secondary.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
