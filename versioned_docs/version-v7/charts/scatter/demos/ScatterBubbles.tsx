import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';

// x: floor area in m², y: energy in MWh, z: customers per day
const shops = [
  { id: 'Bridge', x: 760, y: 79, z: 1450 },
  { id: 'الميناء', x: 650, y: 98, z: 940 },
  { id: 'Marktplatz', x: 540, y: 66, z: 610 },
  { id: 'Old mill', x: 410, y: 22, z: 180 },
  { id: 'Harbor', x: 320, y: 41, z: 420 },
  { id: '駅前店', x: 180, y: 38, z: 960 },
];

// preview-start
function Bubbles({ series, xScale, yScale, color }: ScatterProps) {
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  return (
    <g fill={color} fillOpacity={0.5} stroke={color}>
      {series.data.map(({ id, x, y, z }) => (
        <circle key={id} cx={toX(x)} cy={toY(y)} r={Math.sqrt(z)} />
      ))}
    </g>
  );
}
// preview-end

export default function ScatterBubbles() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <ScatterChart
        title="Energy of six shops by floor area; the bubbles show customers per day"
        series={[
          {
            data: shops,
            valueFormatter: (shop) => `${shop.id}: ${shop.z} customers per day`,
          },
        ]}
        xAxis={[{ label: 'Floor area (m²)', min: 0, max: 900 }]}
        yAxis={[
          {
            label: 'Energy (MWh)',
            min: 0,
            max: 140,
            sx: { [`& .${axisClasses.label}`]: { transform: 'translateX(-12px)' } },
          },
        ]}
        margin={{ top: 20, left: 60 }}
        slots={{ scatter: Bubbles }}
      />
    </Box>
  );
}
