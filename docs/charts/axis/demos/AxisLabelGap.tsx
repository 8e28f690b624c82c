import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 30 }, (_, day) => `April ${day + 1}`);
const orders = days.map((_, day) => 80 + ((day * 17) % 23) - (day % 7 === 6 ? 40 : 0));

export default function AxisLabelGap() {
  const [gap, setGap] = React.useState(4);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="axis-label-gap">Space between labels: {gap} px</Typography>
      <Slider
        aria-labelledby="axis-label-gap"
        min={0}
        max={80}
        step={4}
        value={gap}
        onChange={(_, value) => setGap(value)}
        sx={{ maxWidth: 320, mx: 1 }}
      />
      {/* preview-start */}
      <LineChart
        aria-label="Orders by day in April"
        height={220}
        xAxis={[{ data: days, scaleType: 'point', tickLabelMinGap: gap }]}
        series={[{ data: orders, label: 'Orders', showMark: false }]}
      />
      {/* preview-end */}
    </Box>
  );
}
