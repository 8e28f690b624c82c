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
      {/* preview-start */}
      <BarChart
        aria-label="Parcels sent on time by shop in percent"
        height={230}
        xAxis={[{ data: shops }]}
        yAxis={[cut ? { min: 80, max: 100 } : {}]}
        series={[{ data: [96, 88, 104, 91] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
