import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [12, 9, 4, -3, -7, 2, 11];

// preview-start
const kinds: Record<string, Partial<React.ComponentProps<typeof SparkLineChart>>> = {
  Line: {},
  Area: { area: true },
  Steps: { curve: 'stepAfter' },
  Bars: { plotType: 'bar' },
};
// preview-end

export default function SparklineTypes() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {Object.entries(kinds).map(([name, props]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <div role="img" aria-label={`${name}: solar energy left over by day`}>
            <SparkLineChart data={balance} height={60} {...props} />
          </div>
          <Typography variant="body2" align="center">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
