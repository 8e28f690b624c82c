import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const weeks = [
  [92, 84, 118, 104, 161, 213],
  [110, 97, 88, 131, 142, 190],
  [71, 122, 104, 90, 178, 240],
];

export default function AnimationSwitch() {
  const [week, setWeek] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setWeek((week + 1) % weeks.length)} sx={{ mr: 2 }}>
        Next week
      </Button>
      <FormControlLabel
        label="skipAnimation"
        control={
          <Switch checked={skipAnimation} onChange={(event, skip) => setSkipAnimation(skip)} />
        }
      />
      {/* preview-start */}
      <BarChart
        aria-label={`Orders by weekday in week ${week + 1}`}
        height={230}
        skipAnimation={skipAnimation}
        xAxis={[{ data: days }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ data: weeks[week] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
