import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('bump');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(curves.find((name) => name === event.target.value) ?? curve)}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* preview-start */}
      <FunnelChart
        aria-label={`Visitors by step of an order, with the curve ${curve}`}
        height={260}
        gap={4}
        series={[{ data: orderSteps, curve, borderRadius: 4, variant: 'outlined' }]}
        hideLegend
      />
      {/* preview-end */}
    </Box>
  );
}
