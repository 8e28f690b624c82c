import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = [
  { data: [980, 890, 720, 510, 380, 340], label: 'Grid (kWh)' },
  { data: [60, 110, 230, 390, 480, 540], label: 'Solar (kWh)' },
];

export default function EnergyByMonth() {
  const [kind, setKind] = React.useState('bars');
  return (
    <Box sx={{ width: '100%' }}>
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
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy of a shop by month"
        sx={{ m: 0, height: 280 }}
      >
        {/* preview-start */}
        {kind === 'bars' ? (
          <BarChart series={series} xAxis={[{ data: months, scaleType: 'band' }]} />
        ) : (
          <LineChart series={series} xAxis={[{ data: months, scaleType: 'point' }]} />
        )}
        {/* preview-end */}
      </Box>
    </Box>
  );
}
