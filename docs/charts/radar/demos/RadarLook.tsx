import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function RadarLook() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(false);
  const [circular, setCircular] = React.useState(true);
  const switches = [
    { label: 'fillArea', checked: fillArea, set: setFillArea },
    { label: 'hideMark', checked: hideMark, set: setHideMark },
    { label: 'circular shape', checked: circular, set: setCircular },
  ];
  return (
    <Box sx={{ width: '100%' }}>
      {switches.map(({ label, checked, set }) => (
        <FormControlLabel
          key={label}
          label={label}
          control={<Switch checked={checked} onChange={(event) => set(event.target.checked)} />}
        />
      ))}
      {/* preview-start */}
      <RadarChart
        direction="ltr"
        aria-label="Energy by weekday in kilowatt hours, least on Sunday"
        height={280}
        radar={{ metrics, max: 500 }}
        series={[{ label: 'kWh', data: [412, 398, 405, 421, 447, 489, 96], fillArea, hideMark }]}
        shape={circular ? 'circular' : 'sharp'}
        divisions={4}
        hideLegend
      />
      {/* preview-end */}
    </Box>
  );
}
