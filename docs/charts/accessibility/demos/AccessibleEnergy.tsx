import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { shopEnergy } from './shopEnergy';

const xAxis = [{ dataKey: 'month', scaleType: 'point' as const }];
const series = [
  { dataKey: 'grid', label: 'Power grid', shape: 'circle' as const, color: '#0b6bcb' },
  { dataKey: 'solar', label: 'Solar roof', shape: 'diamond' as const, color: '#b45309' },
];

export default function AccessibleEnergy() {
  const id = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Typography id={`${id}-title`} variant="subtitle1" component="p">
        Energy of the shop, January to June
      </Typography>
      <Typography id={`${id}-finding`} variant="body2" color="text.secondary">
        Since the roof has solar panels, the grid supplies less: 560 kWh in June, after 940 in
        January.
      </Typography>
      <LineChart
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-finding`}
        dataset={shopEnergy}
        xAxis={xAxis}
        series={series}
        height={260}
      />
      {/* preview-end */}
    </Box>
  );
}
