import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const states = ['One point', 'No data', 'Loading', 'Error'];

function Orders({ state, onRetry }: { state: string; onRetry: () => void }) {
  // preview-start
  if (state === 'Loading') {
    return <Skeleton variant="rounded" height={210} />;
  }
  if (state === 'Error') {
    const retry = <Button onClick={onRetry}>Retry</Button>;
    return <Alert severity="error" action={retry} children="The orders failed to load." />;
  }
  if (state === 'No data') {
    return <Alert severity="info">No orders in this period</Alert>;
  }
  const xAxis = [{ data: ['Mon'], scaleType: 'point' as const }];
  return (
    <Box dir="ltr" sx={{ height: '100%' }}>
      <LineChart xAxis={xAxis} yAxis={[{ min: 0, max: 200 }]} series={[{ data: [128] }]} />
    </Box>
  );
  // preview-end
}

export default function LinesStates() {
  const [state, setState] = React.useState('One point');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={state}
        onChange={(event, value: string | null) => setState(value ?? state)}
      >
        {states.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="figure"
        aria-label="Orders by day"
        aria-busy={state === 'Loading'}
        sx={{ m: 0, height: 230, pt: 1 }}
      >
        <Orders state={state} onRetry={() => setState('Loading')} />
      </Box>
    </Box>
  );
}
