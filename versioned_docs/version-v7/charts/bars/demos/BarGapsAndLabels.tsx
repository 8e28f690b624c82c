import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';

// preview-start
const weekdays: AxisConfig<'band', string, ChartsXAxisProps> = {
  id: 'weekdays',
  scaleType: 'band',
  data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  categoryGapRatio: 0.1,
};
// preview-end

export default function BarGapsAndLabels() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        title="Loaves sold per weekday"
        xAxis={[weekdays]}
        series={[{ data: [64, 58, 71, 80, 112], color: palette.primary.main }]}
        barLabel="value"
        borderRadius={6}
        margin={{ top: 16, right: 16 }}
        sx={{ [`& .${barLabelClasses.root}`]: { fill: palette.primary.contrastText } }}
      />
    </Box>
  );
}
