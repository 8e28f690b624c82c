import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'catmullRom',
  'natural',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;
const hours = [6, 8, 9, 12, 14, 18, 20, 22];
const power = [2, 2, 14, 15, 9, 9, 16, 3];

export default function LinesCurves() {
  const [curve, setCurve] = React.useState('monotoneX');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value)}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Power of the ovens by hour in kilowatts, drawn with the curve ${curve}`}
        sx={{ m: 0, height: 230 }}
      >
        {/* preview-start */}
        <LineChart
          xAxis={[{ data: hours, min: 6, max: 22, label: 'Hour' }]}
          yAxis={[{ min: -2, max: 18, label: 'kW' }]}
          series={[{ data: power, curve: curves.find((name) => name === curve) }]}
          margin={{ top: 16, right: 16 }}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
