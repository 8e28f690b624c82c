import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, usage } from './shopEnergy';

const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const initials = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

export default function TooltipKeyboard() {
  const [index, setIndex] = React.useState(2);
  // preview-start
  const text = (position: number) =>
    `${day.format(days[position])}: ${usage
      .map(({ label, data }) => `${label} ${data[position] ?? 'no reading'}`)
      .join(', ')}`;
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy of the shop by weekday in kilowatt hours"
        sx={{ m: 0 }}
      >
        <LineChart
          height={250}
          xAxis={[{ data: days, scaleType: 'point', valueFormatter: initials.format }]}
          series={usage}
          tooltip={{ trigger: 'none' }}
        >
          <ChartsReferenceLine x={days[index] ?? ''} lineStyle={{ strokeDasharray: '4 3' }} />
        </LineChart>
      </Box>
      <input
        type="range"
        aria-label="Day"
        dir="ltr"
        min={0}
        max={days.length - 1}
        value={index}
        aria-valuetext={text(index)}
        onChange={(event) => setIndex(event.target.valueAsNumber)}
        style={{ boxSizing: 'border-box', margin: '0 42px 8px', width: 'calc(100% - 84px)' }}
      />
      <Box sx={{ typography: 'body2', minHeight: 40 }}>{text(index)}</Box>
    </Box>
  );
}
