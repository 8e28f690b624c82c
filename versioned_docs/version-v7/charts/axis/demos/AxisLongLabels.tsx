import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const departments = [
  'Bakery and pastry',
  'Fruit & vegetables',
  'Käse und Aufschnitt',
  '飲み物',
  'Household goods',
  'Frozen food and ice cream',
];

// preview-start
const layouts: Record<string, Partial<XAxis<'band', string>>> = {
  'Default size': {},
  'Line breaks': { height: 60, valueFormatter: (name) => name.split(' ').join('\n') },
  Rotated: { height: 110, tickLabelStyle: { angle: -45, textAnchor: 'end' } },
  'All labels': { tickLabelInterval: () => true },
};
// preview-end

export default function AxisLongLabels() {
  const [name, setName] = React.useState('Default size');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout of the labels"
        value={name}
        onChange={(event, value: string | null) => setName(value ?? name)}
      >
        {Object.keys(layouts).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Orders by department"
        height={280}
        xAxis={[{ scaleType: 'band', data: departments, ...layouts[name] }]}
        series={[{ data: [120, 145, 62, 98, 51, 77] }]}
      />
    </Box>
  );
}
