import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export default function BarsTicks() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Visitors by two hours of the day"
        xAxis={[
          { data: hours, tickPlacement: 'middle', categoryGapRatio: 0.05, label: 'Two hours from' },
        ]}
        yAxis={[{ tickMinStep: 50, disableLine: true, disableTicks: true, label: 'Visitors' }]}
        series={[{ data: [64, 118, 152, 97, 171, 88] }]}
        grid={{ horizontal: true }}
      />
      {/* preview-end */}
    </Box>
  );
}
