import * as React from 'react';
import Box from '@mui/material/Box';
import { AnimatedArea, type AnimatedAreaProps, LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
const power = [1.3, 1.2, 1.3, 2.1, 4.9, 6.8, 7.4, 6.1, 5.2, 6.9, 3.8, 1.6];
const limit = 6;

function SplitArea({ ownerState, ...props }: AnimatedAreaProps) {
  const id = React.useId();
  const { left, top, width } = useDrawingArea();
  const y = useYScale<'linear'>()(limit);
  return (
    // preview-start
    <g>
      <clipPath id={id}>
        <rect x={left} y={top} width={width} height={y - top} />
      </clipPath>
      <AnimatedArea
        {...props}
        ownerState={{ ...ownerState, color: '#b91c1c' }}
        clipPath={`url(#${id})`}
      />
    </g>
    // preview-end
  );
}

const slots = { area: SplitArea };

export default function LinesAboveLimit() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <LineChart
        aria-label="Power during one day in kilowatts, above the limit of 6 around noon and at 6 PM"
        xAxis={[{ data: hours, label: 'Hour', tickInterval: hours, domainLimit: 'strict' }]}
        yAxis={[{ min: 0, max: 8, label: 'kW' }]}
        series={[{ data: power, area: true, baseline: limit, curve: 'linear', showMark: false }]}
        slots={slots}
      />
    </Box>
  );
}
