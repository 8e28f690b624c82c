import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function AxisTwoUnits() {
  const { palette } = useTheme();
  const color = { energy: palette.primary.main, warmth: palette.secondary.main };
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <LineChart
        aria-label="Heating energy and outdoor temperature by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        // preview-start
        yAxis={[
          { id: 'energy', label: 'Heating (kWh)', width: 75, labelStyle: { fill: color.energy } },
          {
            id: 'warmth',
            label: 'Outdoors (°C)',
            position: 'right',
            labelStyle: { fill: color.warmth },
          },
        ]}
        // preview-end
        series={[
          {
            yAxisId: 'energy',
            data: [1840, 1710, 1320, 760, 240, 60],
            label: 'Heating',
            color: color.energy,
          },
          {
            yAxisId: 'warmth',
            data: [-3, -1, 5, 10, 16, 20],
            label: 'Outdoors',
            color: color.warmth,
            shape: 'square',
          },
        ]}
      />
    </Box>
  );
}
