import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

export default function SankeyBasic() {
  return (
    // preview-start
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Where the energy of the shop comes from and goes to"
        height={320}
        series={{ data: { links: energyLinks } }}
      />
    </Box>
    // preview-end
  );
}
