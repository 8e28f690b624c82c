import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const staff = [2, 2, 3, 3, 4, 6];

export default function LinesStepsOnBands() {
  const [strict, setStrict] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={strict} onChange={(event) => setStrict(event.target.checked)} />}
        label="strictStepCurve"
      />
      {/* preview-start */}
      <LineChart
        aria-label="People at work by weekday, from 2 on Monday to 6 on Saturday"
        height={220}
        xAxis={[{ data: days, scaleType: 'band', categoryGapRatio: 0 }]}
        yAxis={[{ min: 0, label: 'People' }]}
        series={[
          { data: staff, curve: 'step', strictStepCurve: strict, area: true, showMark: false },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
