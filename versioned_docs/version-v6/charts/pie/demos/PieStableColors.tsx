import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 4610, label: 'Cooling' },
  { id: 'light', value: 2705, label: 'Light' },
  { id: 'ovens', value: 1840, label: 'Bread ovens' },
  { id: 'tills', value: 640, label: 'Tills' },
];

// preview-start
const colorOf: Record<string, string> = {
  cooling: '#2563eb',
  light: '#d97706',
  ovens: '#be123c',
  tills: '#7c3aed',
};
const colored = use.map((slice) => ({ ...slice, color: colorOf[slice.id] }));
const bakery = colored.filter(({ id }) => id !== 'cooling');
// preview-end

export default function PieStableColors() {
  const [cooling, setCooling] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Include cooling"
        control={
          <Switch checked={cooling} onChange={(event) => setCooling(event.target.checked)} />
        }
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy used by the shop in 2024 by use"
        sx={{ m: 0 }}
      >
        <PieChart
          height={240}
          series={[{ data: cooling ? colored : bakery }]}
          margin={{ bottom: 80, left: 5, right: 5 }}
          slotProps={{
            legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
          }}
        />
      </Box>
    </Box>
  );
}
