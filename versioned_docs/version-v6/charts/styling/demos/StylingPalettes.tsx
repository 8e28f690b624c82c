import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

// preview-start
const palettes = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};
// preview-end
type Name = keyof typeof palettes;
const names: Name[] = ['blueberryTwilightPalette', 'mangoFusionPalette', 'cheerfulFiestaPalette'];

const departments = ['Bakery', 'Fruit', 'Cheese', 'Drinks', 'Household', 'Frozen'];
const series = departments.map((label, index) => ({
  label,
  data: [40 + index * 9, 52 + index * 6],
}));

export default function StylingPalettes() {
  const [name, setName] = React.useState<Name>('blueberryTwilightPalette');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(names.find((key) => key === event.target.value) ?? name)}
        sx={{ width: 260 }}
      >
        {names.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Orders by department on Friday and Saturday"
        sx={{ m: 0 }}
      >
        <BarChart
          height={260}
          margin={{ top: 80, right: 20, bottom: 30 }}
          colors={palettes[name]}
          xAxis={[{ scaleType: 'band', data: ['Friday', 'Saturday'] }]}
          series={series}
        />
      </Box>
    </Box>
  );
}
