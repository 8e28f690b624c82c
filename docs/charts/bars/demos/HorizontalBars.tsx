import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const bridges = ['Old mill', 'Harbor', 'Cathedral', 'Ring road'];

export default function HorizontalBars() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Length of the city bridges in meters"
        layout="horizontal"
        yAxis={[{ data: bridges, width: 80 }]}
        xAxis={[{ label: 'Meters' }]}
        series={[{ data: [64, 310, 128, 245], valueFormatter: (value) => `${value} m` }]}
        grid={{ vertical: true }}
        hideLegend
      />
      {/* preview-end */}
    </Box>
  );
}
