import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 18', 'Week 19', 'Week 20', 'Week 21', 'Week 22', 'Week 23'];
const orders = [248, 305, 291, null, 287, 264];

export default function LinesZeroDomain() {
  const [fixed, setFixed] = React.useState(false);
  // preview-start
  const read = orders.flatMap((value) => (value === null ? [] : value));
  const domain = fixed ? { min: Math.min(...read) - 10, max: Math.max(...read) + 10 } : {};
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Set min and max from the values"
        control={<Switch checked={fixed} onChange={(event, checked) => setFixed(checked)} />}
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Orders by week, with no figure for week 21"
        sx={{ m: 0, height: 230 }}
      >
        <LineChart
          xAxis={[{ data: weeks, scaleType: 'point' }]}
          yAxis={[domain]}
          series={[{ data: orders, curve: 'linear' }]}
          margin={{ top: 16, right: 32, bottom: 32 }}
        />
      </Box>
    </Box>
  );
}
