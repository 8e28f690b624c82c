import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Passengers by line and ticket in thousands"
        xAxis={[{ data: ['Coast', 'Lakes', 'Summit'] }]}
        series={[
          { data: [12, 9, 5], stack: 'seats', label: 'First class', color: palette.secondary.main },
          {
            data: [48, 31, 22],
            stack: 'seats',
            label: 'Second class',
            color: palette.primary.main,
          },
        ]}
        borderRadius={4}
      />
      {/* preview-end */}
    </Box>
  );
}
