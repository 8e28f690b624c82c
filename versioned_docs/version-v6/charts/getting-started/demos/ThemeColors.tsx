import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function ThemeColors() {
  const { palette } = useTheme();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by quarter in megawatt hours"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        height={260}
        colors={[palette.primary.main, palette.warning.main]}
        xAxis={[{ scaleType: 'band', data: quarters }]}
        series={[
          { data: [2.6, 1.6, 1.1, 2.3], label: 'Grid' },
          { data: [0.4, 1.3, 1.6, 0.5], label: 'Solar' },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
