import * as React from 'react';
import Box from '@mui/material/Box';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';
import { marchReadings } from './readings';

export default function ScatterClick() {
  const [clicked, setClicked] = React.useState('No day yet');
  // preview-start
  const ClickablePoints = React.useCallback(({ series, xScale, yScale, color }: ScatterProps) => {
    const toX = getValueToPositionMapper(xScale);
    const toY = getValueToPositionMapper(yScale);
    return series.data.map(({ id, x, y }) => (
      <g key={id} cursor="pointer" onClick={() => setClicked(`${id}: ${y} kWh at ${x} °C`)}>
        <circle cx={toX(x)} cy={toY(y)} r={14} fill="transparent" />
        <circle cx={toX(x)} cy={toY(y)} r={5} fill={color} />
      </g>
    ));
  }, []);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="figure" dir="ltr" aria-label="Energy for cooling in March" sx={{ m: 0 }}>
        <ScatterChart
          height={240}
          series={[{ label: 'Cooling', data: marchReadings }]}
          margin={{ top: 20 }}
          slots={{ scatter: ClickablePoints }}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
      <div role="status">Clicked: {clicked}</div>
    </Box>
  );
}
