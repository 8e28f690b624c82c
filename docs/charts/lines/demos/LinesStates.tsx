import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const states = ['One point', 'No data', 'Loading', 'Error'];

export default function LinesStates() {
  const [state, setState] = React.useState('One point');
  const data = state === 'One point' ? [128] : [];
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
        {state === 'Error' ? (
          <Alert
            severity="error"
            action={<Button onClick={() => setState('Loading')}>Retry</Button>}
          >
            The orders failed to load.
          </Alert>
        ) : (
          // preview-start
          <LineChart
            aria-label="Orders by day"
            loading={state === 'Loading'}
            localeText={{ noData: 'No orders in this period', loading: 'Loading orders…' }}
            xAxis={[{ data: data.map(() => 'Mon'), scaleType: 'point' }]}
            yAxis={[{ min: 0, max: 200 }]}
            series={[{ data, label: 'Orders' }]}
          />
          // preview-end
        )}
      </Box>
    </Box>
  );
}
