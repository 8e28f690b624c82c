import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function AnimationReplay() {
  const [run, setRun] = React.useState(0);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRun(run + 1)}>
        Replay
      </Button>
      {/* preview-start */}
      <LineChart
        key={run}
        aria-label="Energy by month in kilowatt hours"
        height={230}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[{ data: [910, 890, 840, 780, 740, 830], area: true }]}
      />
      {/* preview-end */}
    </Box>
  );
}
