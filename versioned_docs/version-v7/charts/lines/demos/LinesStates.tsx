import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const states = ['One point', 'No data', 'Loading', 'Error'];
const messages = {
  noDataOverlay: { message: 'No orders in this period' },
  loadingOverlay: { message: 'Loading orders…' },
};

function Orders({ state, onRetry }: { state: string; onRetry: () => void }) {
  const data = state === 'One point' ? [128] : [];
  if (state === 'Error') {
    const retry = <Button onClick={onRetry}>Retry</Button>;
    return (
      <Alert severity="error" action={retry}>
        The orders failed to load.
      </Alert>
    );
  }
  // preview-start
  return (
    <LineChart
      title="Orders by day"
      loading={state === 'Loading'}
      slotProps={messages}
      xAxis={[{ data: data.map(() => 'Mon'), scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 200 }]}
      series={[{ data }]}
      margin={{ top: 20, right: 20, bottom: 30 }}
    />
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
      <Box sx={{ height: 230, pt: 1 }}>
        <Orders state={state} onRetry={() => setState('Loading')} />
      </Box>
    </Box>
  );
}
