import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const repairs = [
  { month: 'Jan', guitars: 14, violins: 9 },
  { month: 'Feb', guitars: 11, violins: 12 },
  { month: 'Mar', guitars: 17, violins: 15 },
  { month: 'Apr', guitars: 19, violins: 10 },
];

export default function GroupedBars() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Repaired guitars and violins by month"
        dataset={repairs}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ label: 'Instruments' }]}
        series={[
          { dataKey: 'guitars', label: 'Guitars', color: palette.primary.main },
          { dataKey: 'violins', label: 'Violins', color: palette.secondary.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
