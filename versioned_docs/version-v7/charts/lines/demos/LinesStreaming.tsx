import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const shown = 120;
const watts = (second: number) => 1800 + 600 * Math.sin(second / 15) + ((second * 7919) % 211);

export default function LinesStreaming() {
  const [running, setRunning] = React.useState(false);
  const [first, setFirst] = React.useState(0);
  const [rate, setRate] = React.useState(0);
  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    // preview-start
    let since = performance.now();
    let frames = 0;
    let request = requestAnimationFrame(function draw(now) {
      frames += 1;
      setFirst((second) => second + 1);
      if (now - since > 500) {
        setRate(Math.round((frames * 1000) / (now - since)));
        [since, frames] = [now, 0];
      }
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
    // preview-end
  }, [running]);
  const seconds = React.useMemo(() => Array.from({ length: shown }, (_, i) => first + i), [first]);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)} sx={{ mr: 2 }}>
        {running ? 'Pause' : 'Start'}
      </Button>
      {running ? `${rate} frames per second` : 'Paused'}
      <LineChart
        title="Power of the shop in watts, the last two minutes"
        height={240}
        xAxis={[{ data: seconds, domainLimit: 'strict', label: 'Second' }]}
        yAxis={[{ min: 0, max: 3000 }]}
        series={[{ data: seconds.map(watts), showMark: false, curve: 'linear' }]}
        margin={{ top: 20, right: 24 }}
        skipAnimation
      />
    </Box>
  );
}
