import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const shared = {
  'aria-label': 'Energy of the shop by month in kilowatt hours, falling from 1,840 to 1,010',
  height: 240,
  series: [{ data: [1840, 1710, 1530, 1280, 1090, 1010], label: 'Energy (kWh)' }],
};

export default function ShopEnergy() {
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
