import * as React from 'react';
import Box from '@mui/material/Box';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const balance = [-310, -240, -60, 90, 210, 280, 305, 240, 95, -50, -190, -290];

// preview-start
function ZeroGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const offset = (getValueToPositionMapper(useYScale())(0) - top) / height;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={0} y1={top} y2={top + height}>
      <stop offset={offset} stopColor="#2e7d32" />
      <stop offset={offset} stopColor="#d84315" />
    </linearGradient>
  );
}
// preview-end

export default function AreasDemoBalance() {
  const id = React.useId();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Solar power sold minus power bought by month in kilowatt hours"
      sx={{ m: 0, height: 270, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'kWh', valueFormatter: (value: number) => `\u200e${value}` }]}
        margin={{ top: 20, right: 20, left: 60 }}
        series={[{ data: balance, area: true, showMark: false, curve: 'linear' }]}
        sx={{
          [`& .${areaElementClasses.root}`]: { fill: `url("#${id}")` },
          [`& .${lineElementClasses.root}`]: { stroke: `url("#${id}")` },
          '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-12px' },
        }}
      >
        <ZeroGradient id={id} />
      </LineChart>
    </Box>
  );
}
