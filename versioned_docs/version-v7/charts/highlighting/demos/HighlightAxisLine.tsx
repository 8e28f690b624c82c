import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChartsAxisHighlightProps } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
type Highlight = NonNullable<ChartsAxisHighlightProps['x']>;
const types: Highlight[] = ['none', 'line', 'band'];

export default function HighlightAxisLine() {
  const [type, setType] = React.useState<Highlight>('band');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        value={type}
        onChange={(event, value: Highlight | null) => setType(value ?? type)}
      >
        {types.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <LineChart
        title="Energy by weekday in kilowatt hours"
        height={230}
        axisHighlight={{ x: type, y: 'line' }}
        xAxis={[{ data: days, scaleType: 'band' }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: [21, 23, 20, 24, 28, 33], label: 'Energy' }]}
        margin={{ top: 20, right: 20, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
      {/* preview-end */}
    </Box>
  );
}
