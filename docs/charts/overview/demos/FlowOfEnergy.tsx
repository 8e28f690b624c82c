import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Roof', target: 'Shop', value: 410 },
  { source: 'Grid', target: 'Shop', value: 690 },
  { source: 'Shop', target: 'Cooling', value: 570 },
  { source: 'Shop', target: 'Ovens', value: 340 },
  { source: 'Shop', target: 'Lighting', value: 190 },
];
const series = { data: { links } };

export default function FlowOfEnergy() {
  return (
    // preview-start
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        role="img"
        aria-label="Energy flows from the roof and the grid through the shop to cooling, ovens and lighting"
        height={200}
        series={series}
      />
    </Box>
    // preview-end
  );
}
