import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const placements = ['extremities', 'start', 'middle', 'end'] as const;
type Placement = (typeof placements)[number];

export default function AxisBandTicks() {
  const [tickPlacement, setTickPlacement] = React.useState<Placement>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] = React.useState<'middle' | 'tick'>('middle');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="tickPlacement"
          value={tickPlacement}
          onChange={(event, value: Placement | null) => setTickPlacement(value ?? tickPlacement)}
        >
          {placements.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event, value: 'middle' | 'tick' | null) =>
            setTickLabelPlacement(value ?? tickLabelPlacement)
          }
        >
          <ToggleButton value="middle">label: middle</ToggleButton>
          <ToggleButton value="tick">label: tick</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {/* preview-start */}
      <BarChart
        title="Orders by weekday"
        height={220}
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days, tickPlacement, tickLabelPlacement, tickSize: 10 }]}
        series={[{ data: [34, 41, 38, 52, 77, 93] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
