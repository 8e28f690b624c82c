import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const load = [1.2, 1.2, 1.3, 4.8, 6.2, 5.9, 6.5, 3.1, 1.3];

export default function StylingGradients() {
  const { palette } = useTheme();
  const id = React.useId();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Power during one day in kilowatts"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        margin={{ top: 20, right: 20 }}
        xAxis={[{ data: hours, label: 'Hour', tickInterval: hours }]}
        yAxis={[{ label: 'kW', min: 0 }]}
        series={[{ data: load, area: true, showMark: false, color: palette.primary.main }]}
        sx={{ [`& .${areaElementClasses.root}`]: { fill: `url("#${id}")` } }}
      >
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.primary.main} stopOpacity={0.6} />
          <stop offset="1" stopColor={palette.primary.main} stopOpacity={0.05} />
        </linearGradient>
      </LineChart>
      {/* preview-end */}
    </Box>
  );
}
