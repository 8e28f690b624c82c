import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

interface Place {
  legend: NonNullable<BarChartProps['slotProps']>['legend'];
  margin: BarChartProps['margin'];
}

// preview-start
const places: Record<string, Place> = {
  'Above the chart': { legend: {}, margin: { top: 50 } },
  'Below the chart': {
    legend: { position: { vertical: 'bottom', horizontal: 'middle' } },
    margin: { top: 20, bottom: 70 },
  },
  'On the right': {
    legend: { direction: 'column', position: { vertical: 'middle', horizontal: 'right' } },
    margin: { top: 20, bottom: 30, right: 110 },
  },
  'On the left': {
    legend: { direction: 'column', position: { vertical: 'top', horizontal: 'left' } },
    margin: { top: 20, bottom: 30, left: 140 },
  },
};
// preview-end

export default function LegendPlaces() {
  const [name, setName] = React.useState('On the right');
  const place = places[name];
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Legend"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 200 }}
      >
        {Object.keys(places).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Orders by weekday, from the web, by phone and in the shop"
        sx={{ m: 0 }}
      >
        <BarChart
          height={260}
          margin={place?.margin}
          xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat'] }]}
          series={[
            { data: [52, 77, 93], label: 'Web' },
            { data: [12, 9, 4], label: 'Phone' },
            { data: [66, 84, 120], label: 'Shop' },
          ]}
          slotProps={{ legend: place?.legend }}
        />
      </Box>
    </Box>
  );
}
