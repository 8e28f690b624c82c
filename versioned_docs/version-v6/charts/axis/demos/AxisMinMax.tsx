import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisConfig } from '@mui/x-charts/models';

// preview-start
const energy = [21.3, 22.8, 20.9, 23.4, 27.6, 31.2];

const domains: Record<string, Pick<AxisConfig, 'min' | 'max'>> = {
  'no option': {},
  'from zero': { min: 0 },
  'the data': { min: Math.min(...energy), max: Math.max(...energy) },
  'room above': { max: Math.max(...energy) + 4 },
  'fixed 10–40': { min: 10, max: 40 },
};
// preview-end

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function AxisMinMax() {
  const [name, setName] = React.useState('no option');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Domain of the y-axis"
        value={name}
        onChange={(event, value: string | null) => setName(value ?? name)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(domains).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Energy per day in kilowatt hours, domain ${name}`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={240}
          xAxis={[{ data: days, scaleType: 'point' }]}
          yAxis={[domains[name] ?? {}]}
          series={[{ data: energy, curve: 'linear' }]}
          margin={{ top: 20, right: 20, bottom: 30 }}
        />
      </Box>
    </Box>
  );
}
