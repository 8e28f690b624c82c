import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StylingPatterns() {
  const { palette } = useTheme();
  const id = React.useId();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by quarter in kilowatt hours, measured and estimated"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        margin={{ top: 80, left: 55, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          {
            id: 'measured',
            stack: 'all',
            data: [2640, 2310, 1480, 0],
            label: 'Measured',
            color: palette.primary.main,
          },
          {
            id: 'estimated',
            stack: 'all',
            data: [0, 0, 700, 2500],
            label: 'Estimated (striped)',
            color: palette.primary.main,
          },
        ]}
        // preview-start
        sx={{ '& .MuiBarElement-series-estimated': { fill: `url("#${id}")` } }}
      >
        <defs>
          <pattern
            id={id}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={8} height={8} fill={palette.background.paper} />
            <rect width={4} height={8} fill={palette.primary.main} />
          </pattern>
        </defs>
        {/* preview-end */}
      </BarChart>
    </Box>
  );
}
