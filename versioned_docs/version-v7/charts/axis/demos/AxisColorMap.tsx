import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type ColorMap = AxisConfig['colorMap'];

// preview-start
const maps: Record<string, { x?: ColorMap; y?: ColorMap }> = {
  ordinal: {
    x: {
      type: 'ordinal',
      values: ['Sat', 'Sun'],
      colors: ['#c2410c', '#c2410c'],
      unknownColor: '#0f766e',
    },
  },
  piecewise: {
    y: { type: 'piecewise', thresholds: [0, 12], colors: ['#b91c1c', '#0e7490', '#1d4ed8'] },
  },
  continuous: { y: { type: 'continuous', min: -8, max: 16, color: ['#fb923c', '#1e40af'] } },
};
// preview-end

export default function AxisColorMap() {
  const [type, setType] = React.useState('piecewise');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(event, value: string | null) => setType(value ?? type)}
      >
        {Object.keys(maps).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Energy fed into the grid by day in kilowatt hours; negative is bought"
        height={230}
        xAxis={[{ scaleType: 'band', data: days, colorMap: maps[type]?.x }]}
        yAxis={[{ colorMap: maps[type]?.y }]}
        series={[{ data: [9, 14, -3, 5, 16, -8, 11], label: 'kWh' }]}
        margin={{ top: 20, right: 20, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
