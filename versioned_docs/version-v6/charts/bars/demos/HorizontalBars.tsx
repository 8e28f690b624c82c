import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const trees = ['Oak', 'Linden', 'Silver birch', 'Hornbeam'];

export default function HorizontalBars() {
  return (
    <Box component="figure" aria-label="Tree heights in the park" sx={{ m: 0, height: 280 }}>
      {/* preview-start */}
      <BarChart
        layout="horizontal"
        height={280}
        margin={{ top: 16, right: 24, bottom: 50, left: 88 }}
        yAxis={[{ scaleType: 'band', data: trees }]}
        xAxis={[{ label: 'Height (m)' }]}
        series={[{ data: [24, 19, 22, 14] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
