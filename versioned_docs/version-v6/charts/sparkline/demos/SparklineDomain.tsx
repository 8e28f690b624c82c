import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const shops = [
  { name: 'Harbor', data: [41, 43, 42, 44, 45, 47, 46] },
  { name: 'Marktplatz', data: [66, 64, 71, 68, 73, 79, 12] },
  { name: '駅前店', data: [8, 9, 8, 9, 8, 9, 8] },
];

const xAxis = [{ data: [1, 2, 3, 4, 5, 6, 7], scaleType: 'point' as const }];

export default function SparklineDomain() {
  const [shared, setShared] = React.useState(true);
  // preview-start
  const yAxis = shared ? [{ min: 0, max: 80 }] : undefined;
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
          <Box
            role="img"
            aria-label={`${name}: energy by day in kilowatt hours, ${data.join(', ')}`}
            sx={{ flex: 1, minWidth: 0 }}
          >
            <LineChart
              series={[{ data, curve: 'linear', showMark: false }]}
              height={44}
              xAxis={xAxis}
              yAxis={yAxis}
              leftAxis={null}
              bottomAxis={null}
              margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
