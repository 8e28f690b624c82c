import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const shown = 120;
const watts = (second: number) => 1800 + 600 * Math.sin(second / 15) + ((second * 7919) % 211);

export default function LinesStreaming() {
  const [running, setRunning] = React.useState(false);
  const [first, setFirst] = React.useState(0);
  // preview-start
  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => setFirst((second) => second + 1), 250);
    return () => clearInterval(timer);
  }, [running]);
  const xAxis = React.useMemo(() => {
    const data = Array.from({ length: shown }, (_, index) => first + index);
    return { data, min: first, max: first + shown - 1, label: 'Second' };
  }, [first]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Power of the shop in watts, the last two minutes"
        sx={{ m: 0, height: 240 }}
      >
        <LineChart
          xAxis={[xAxis]}
          yAxis={[{ min: 0, max: 3000 }]}
          series={[{ data: xAxis.data.map(watts), showMark: false, curve: 'linear' }]}
          margin={{ top: 16, right: 24 }}
        />
      </Box>
    </Box>
  );
}
