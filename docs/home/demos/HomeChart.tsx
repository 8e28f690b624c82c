import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HomeChart() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <BarChart
        aria-label="Harvest of apples and pears by year in tons"
        xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
        series={[
          { data: [38, 44, 41, 57], label: 'Apples', color: palette.primary.main },
          { data: [17, 15, 24, 22], label: 'Pears', color: palette.secondary.main },
        ]}
        borderRadius={4}
      />
    </Box>
  );
}
