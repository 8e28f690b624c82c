import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function AxisTwoUnits() {
  const { palette } = useTheme();
  const color = { energy: palette.primary.main, warmth: palette.secondary.main };
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Heating energy and outdoor temperature by month"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        // preview-start
        yAxis={[{ id: 'energy' }, { id: 'warmth' }]}
        leftAxis={{ axisId: 'energy', label: 'Heating (kWh)', labelStyle: { fill: color.energy } }}
        rightAxis={{ axisId: 'warmth', label: 'Outdoors (°C)', labelStyle: { fill: color.warmth } }}
        margin={{ left: 75, right: 60 }}
        sx={{ '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-20px' } }}
        // preview-end
        series={[
          {
            yAxisKey: 'energy',
            data: [1840, 1710, 1320, 760, 240, 60],
            label: 'Heating',
            color: color.energy,
          },
          {
            yAxisKey: 'warmth',
            data: [-3, -1, 5, 10, 16, 20],
            label: 'Outdoors',
            color: color.warmth,
            curve: 'linear',
          },
        ]}
      />
    </Box>
  );
}
