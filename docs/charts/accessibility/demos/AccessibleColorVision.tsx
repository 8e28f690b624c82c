import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { colorVisions } from './colorVisions';

// preview-start
const light = ['#0b2a6f', '#9a3412', '#64748b', '#d97706'];
const dark = ['#5b7cfa', '#b4530a', '#e5e7eb', '#f5b841'];
const checkedPalette = (mode: 'light' | 'dark') => (mode === 'dark' ? dark : light);
const palettes = { Default: rainbowSurgePalette, Checked: checkedPalette };
// preview-end

const uses = ['Cooling', 'Ovens', 'Lamps', 'Tills'];
const data = [
  [42, 39, 36],
  [35, 38, 33],
  [21, 15, 9],
  [6, 7, 7],
];
const series = uses.map((label, index) => ({ label, data: data[index] }));

export default function AccessibleColorVision() {
  const id = React.useId();
  const [vision, setVision] = React.useState('Deuteranopia');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
        <filter id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={colorVisions[vision]} />
        </filter>
      </svg>
      <TextField
        select
        size="small"
        label="Seen with"
        value={vision}
        onChange={(event) => setVision(event.target.value)}
      >
        {Object.keys(colorVisions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', filter: `url("#${id}")` }}>
        {Object.entries(palettes).map(([name, colors]) => (
          <Box key={name} sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Box sx={{ typography: 'subtitle2', pt: 1 }}>{name} palette</Box>
            <BarChart
              role="img"
              aria-label={`Energy by use in three months, in the ${name.toLowerCase()} palette`}
              height={240}
              xAxis={[{ data: ['Jan', 'Feb', 'Mar'] }]}
              series={series}
              colors={colors}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
