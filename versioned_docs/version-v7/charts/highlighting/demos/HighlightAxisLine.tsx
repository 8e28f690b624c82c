import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const types: ChartsAxisHighlightType[] = ['none', 'line', 'band'];

export default function HighlightAxisLine() {
  const [type, setType] = React.useState<ChartsAxisHighlightType>('band');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        value={type}
        onChange={(event, value: ChartsAxisHighlightType | null) => setType(value ?? type)}
      >
        {types.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <LineChart
        aria-label="Energy by weekday in kilowatt hours"
        height={230}
        axisHighlight={{ x: type, y: 'line' }}
        xAxis={[{ data: days, scaleType: 'band' }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: [21, 23, 20, 24, 28, 33], label: 'Energy' }]}
        hideLegend
      />
      {/* preview-end */}
    </Box>
  );
}
