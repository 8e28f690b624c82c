import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(highlights.find((value) => value === event.target.value) ?? 'none')
          }
          sx={{ width: 130 }}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) =>
            setFade(fades.find((value) => value === event.target.value) ?? 'none')
          }
          sx={{ width: 130 }}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* preview-start */}
      <BarChart
        title="Orders by weekday, from the web and in the shop"
        height={240}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { data: [34, 41, 38, 52, 77, 93], label: 'Web', highlightScope },
          { data: [58, 49, 61, 66, 84, 120], label: 'Shop', highlightScope },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
