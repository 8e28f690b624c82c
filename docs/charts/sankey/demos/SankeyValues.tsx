import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// preview-start
const links = [
  { source: 'Orders', target: 'Delivered', value: 445 },
  { source: 'Orders', target: 'Collected', value: 188 },
  { source: 'Orders', target: 'Returned', value: 67 },
  { source: 'Orders', target: 'Canceled', value: 41 },
];
const series = { data: { links }, linkOptions: { showValues: true } };
// preview-end

export default function SankeyValues() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart aria-label="What became of the orders of a week" height={280} series={series} />
    </Box>
  );
}
