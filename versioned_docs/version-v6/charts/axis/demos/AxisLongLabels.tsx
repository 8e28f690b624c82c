import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const departments = [
  'Bakery and pastry',
  'Fruit & vegetables',
  'Käse und Aufschnitt',
  '飲み物',
  'Household goods',
  'Frozen food and ice cream',
];

type Layout = Pick<AxisConfig, 'valueFormatter' | 'tickLabelStyle' | 'tickLabelInterval'>;
// preview-start
const layouts: Record<string, { axis: Layout; bottom: number }> = {
  'No option': { axis: {}, bottom: 30 },
  'Line breaks': {
    axis: { valueFormatter: (name: string) => name.split(' ').join('\n') },
    bottom: 80,
  },
  Rotated: { axis: { tickLabelStyle: { angle: -45, textAnchor: 'end' } }, bottom: 120 },
  'All labels': { axis: { tickLabelInterval: () => true }, bottom: 30 },
};
// preview-end

export default function AxisLongLabels() {
  const [name, setName] = React.useState('Line breaks');
  const layout = layouts[name];
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
      <Box component="figure" dir="ltr" aria-label="Orders by department" sx={{ m: 0 }}>
        <BarChart
          height={280}
          margin={{ top: 20, right: 20, bottom: layout?.bottom }}
          xAxis={[{ scaleType: 'band', data: departments, ...layout?.axis }]}
          series={[{ data: [120, 145, 62, 98, 51, 77] }]}
        />
      </Box>
    </Box>
  );
}
