import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const shops = [
  { name: 'Harbor', data: [41, 43, 42, 44, 45, 47, 46] },
  { name: 'Marktplatz', data: [66, 64, 71, 68, 73, 79, 12] },
  { name: '駅前店', data: [8, 9, 8, 9, 8, 9, 8] },
];

export default function SparklineDomain() {
  const [shared, setShared] = React.useState(true);
  // preview-start
  const yAxis = shared ? { min: 0, max: 80 } : undefined;
  // preview-end
  return (
    <Box sx={{ maxWidth: 360 }}>
      <FormControlLabel
        label="The same scale for all"
        control={<Switch checked={shared} onChange={(event) => setShared(event.target.checked)} />}
      />
      {shops.map(({ name, data }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ width: 90 }}>
            {name}
          </Typography>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SparkLineChart
              title={`${name}: energy by day in kilowatt hours, ${data.join(', ')}`}
              data={data}
              height={44}
              yAxis={yAxis}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
