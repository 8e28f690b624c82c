import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station', 'Airport'];
const figures = [
  { data: [820, 410, 1130, 690], label: 'Card' },
  { data: [240, 520, 160, 75], label: 'Cash' },
  { data: [390, 95, 870, 510], label: 'Phone' },
];
// preview-start
const scopes = {
  'series, others fade': { highlighted: 'series', faded: 'global' },
  'bar, its series fades': { highlighted: 'item', faded: 'series' },
  'bar, all others fade': { highlighted: 'item', faded: 'global' },
  'no scope': {},
} as const;
// preview-end

export default function BarsHighlight() {
  const [name, setName] = React.useState('series, others fade');
  const highlightScope = scopes[name as keyof typeof scopes];
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="highlightScope"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 220 }}
      >
        {Object.keys(scopes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Payments by shop and kind"
        sx={{ m: 0, height: 250 }}
      >
        <BarChart
          xAxis={[{ scaleType: 'band', data: shops }]}
          series={figures.map((figure) => ({ ...figure, highlightScope }))}
          tooltip={{ trigger: 'item' }}
          axisHighlight={{ x: 'none' }}
        />
      </Box>
    </Box>
  );
}
