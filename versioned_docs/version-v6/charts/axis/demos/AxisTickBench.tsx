import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisConfig } from '@mui/x-charts/models';

// preview-start
const options: Record<string, Partial<AxisConfig>> = {
  'No option': {},
  'tickNumber: 4': { tickNumber: 4 },
  'tickMinStep: 5': { tickMinStep: 5 },
  'tickMaxStep: 1': { tickMaxStep: 1 },
  'tickInterval: [0, 9, 20, 24]': { tickInterval: [0, 9, 20, 24] },
  'tickLabelInterval: every 6 hours': { tickLabelInterval: (hour: number) => hour % 6 === 0 },
};
// preview-end

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const visitors = [
  0, 0, 0, 0, 0, 0, 0, 2, 9, 24, 31, 38, 44, 40, 33, 30, 36, 41, 29, 18, 4, 0, 0, 0, 0,
];

export default function AxisTickBench() {
  const [name, setName] = React.useState('No option');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Option"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 300, maxWidth: '100%' }}
      >
        {Object.keys(options).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Visitors by hour, ticks with ${name}`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={230}
          margin={{ top: 20, right: 20, bottom: 35 }}
          xAxis={[{ data: hours, min: 0, max: 24, ...options[name] }]}
          series={[{ data: visitors, curve: 'stepAfter', showMark: false }]}
        />
      </Box>
    </Box>
  );
}
