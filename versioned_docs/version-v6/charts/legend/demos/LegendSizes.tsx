import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function LegendSizes() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by month in kilowatt hours: measured, and of last year"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { label: 'Measured', data: [910, 890, 840, 780, 740, 830] },
          { label: 'Last year', data: [990, 960, 900, 850, 790, 820] },
        ]}
        // preview-start
        slotProps={{
          legend: {
            itemMarkWidth: 24,
            itemMarkHeight: 4,
            markGap: 8,
            itemGap: 24,
            labelStyle: { fontSize: 14 },
          },
        }}
        sx={{ '& .MuiChartsLegend-mark': { rx: 2 } }}
        // preview-end
      />
    </Box>
  );
}
