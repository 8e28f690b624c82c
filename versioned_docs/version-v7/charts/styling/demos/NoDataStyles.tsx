import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

export default function NoDataStyles() {
  const [state, setState] = React.useState('empty');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(event, value: string | null) => setState(value ?? state)}
      >
        <ToggleButton value="loading">loading</ToggleButton>
        <ToggleButton value="empty">empty</ToggleButton>
        <ToggleButton value="data">data</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <BarChart
        title="Orders by weekday"
        height={220}
        loading={state === 'loading'}
        xAxis={[{ scaleType: 'band', data: state === 'data' ? ['Fri', 'Sat'] : [] }]}
        series={state === 'data' ? [{ data: [161, 213] }] : []}
        slotProps={{
          loadingOverlay: { message: 'Asking the till…' },
          noDataOverlay: { message: 'No orders in this week', style: { fontSize: 16 } },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
