import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const shared = {
  'aria-label': 'River level by month in meters',
  height: 240,
  series: [{ data: [3.1, 2.8, 2.9, 2.4, 2.0, 1.6], label: 'River level (m)' }],
};

export default function RiverLevel() {
  const [kind, setKind] = React.useState('bars');
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={kind}
        onChange={(event, value: string | null) => setKind(value ?? kind)}
      >
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      {kind === 'bars' ? (
        <BarChart {...shared} xAxis={[{ data: months }]} />
      ) : (
        <LineChart {...shared} xAxis={[{ data: months, scaleType: 'point' }]} />
      )}
      {/* preview-end */}
    </Box>
  );
}
