import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function AxisStyles() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <LineChart
        aria-label="Sales by month in thousands of dollars"
        // preview-start
        xAxis={[
          {
            data: months,
            scaleType: 'point',
            height: 32,
            tickLabelStyle: { fontSize: 14, fontWeight: 600 },
          },
        ]}
        yAxis={[{ label: 'Thousand $', disableLine: true, disableTicks: true }]}
        series={[{ data: [31, 28, 36, 44, 41, 53] }]}
        grid={{ horizontal: true }}
        sx={(theme) => ({
          [`& .${axisClasses.directionX} .${axisClasses.line}`]: { strokeWidth: 2 },
          [`& .${axisClasses.label}`]: { fontStyle: 'italic' },
          '& .MuiChartsGrid-line': { stroke: theme.palette.divider, strokeDasharray: '4 4' },
        })}
        // preview-end
      />
    </Box>
  );
}
