import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station', 'Airport'];

export default function BarsCutOff() {
  const [cut, setCut] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Cut the axis at 80 and 100"
        control={<Switch checked={cut} onChange={(event, checked) => setCut(checked)} />}
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Parcels sent by shop, in percent of the plan"
        sx={{ m: 0, height: 230 }}
      >
        {/* preview-start */}
        <BarChart
          xAxis={[{ scaleType: 'band', data: shops }]}
          yAxis={[cut ? { min: 80, max: 100 } : {}]}
          series={[{ data: [96, 88, 104, 91] }]}
          margin={{ top: 20, right: 16, bottom: 32 }}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
