import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HomeChart() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <BarChart
        aria-label="Orders by year, online and in the store"
        xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
        series={[
          { data: [38, 44, 41, 57], label: 'Online', color: palette.primary.main },
          { data: [17, 15, 24, 22], label: 'Store', color: palette.secondary.main },
        ]}
        borderRadius={4}
      />
    </Box>
  );
}
