import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapCellProps } from './heatmapCell';
import { hours, orderCells, weekdays } from './ordersByHour';

const zAxis = [
  { colorMap: { type: 'continuous' as const, max: 75, color: ['#fae8ff', '#701a75'] as const } },
];
const series = [{ data: orderCells, label: 'Orders' }];

export default function HeatmapClicks() {
  const [index, setIndex] = React.useState(0);
  // preview-start
  const slots = React.useMemo(() => {
    const cell = ({ ownerState, x, y, width, height, ...other }: HeatmapCellProps) => (
      <g {...other} cursor="pointer" onClick={() => setIndex(ownerState.dataIndex)}>
        <rect {...{ x, y, width, height }} fill={ownerState.color} />
      </g>
    );
    return { cell };
  }, []);
  // preview-end
  const [x, y, count] = orderCells[index] ?? [0, 0, 0];
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="figure" aria-label="Orders by weekday and hour" sx={{ height: 250 }}>
        <Heatmap
          xAxis={[{ data: hours }]}
          yAxis={[{ data: weekdays }]}
          zAxis={zAxis}
          series={series}
          slots={slots}
          margin={{ top: 10, right: 20, bottom: 30 }}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {`${weekdays[y]}, ${hours[x]}: ${count} orders`}
      </Box>
    </Box>
  );
}
