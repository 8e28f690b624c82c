import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartSlotProps } from '@mui/x-charts/BarChart';

type LegendProps = NonNullable<BarChartSlotProps['legend']>;

// preview-start
const places: Record<string, LegendProps> = {
  'Above the chart': { position: { vertical: 'top', horizontal: 'center' } },
  'Above, at the start': { position: { vertical: 'top', horizontal: 'start' } },
  'Below the chart': { position: { vertical: 'bottom', horizontal: 'center' } },
  'At the end': { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
  'At the start': { direction: 'vertical', position: { vertical: 'top', horizontal: 'start' } },
};
// preview-end

export default function LegendPlaces() {
  const [place, setPlace] = React.useState('At the end');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Legend"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
        sx={{ width: 200 }}
      >
        {Object.keys(places).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Orders by weekday, from the web, by phone and in the shop"
        height={260}
        xAxis={[{ data: ['Thu', 'Fri', 'Sat'] }]}
        series={[
          { data: [52, 77, 93], label: 'Web' },
          { data: [12, 9, 4], label: 'Phone' },
          { data: [66, 84, 120], label: 'Shop' },
        ]}
        slotProps={{ legend: places[place] }}
      />
    </Box>
  );
}
