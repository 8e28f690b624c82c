import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';

// x: floor area in m², y: energy in MWh
const shops = [
  { id: 'Bridge', x: 760, y: 79, customers: 1450 },
  { id: 'الميناء', x: 650, y: 98, customers: 940 },
  { id: 'Marktplatz', x: 540, y: 66, customers: 610 },
  { id: 'Old mill', x: 410, y: 22, customers: 180 },
  { id: 'Harbor', x: 320, y: 41, customers: 420 },
  { id: '駅前店', x: 180, y: 38, customers: 960 },
];

// preview-start
const customersOf = new Map(shops.map(({ id, customers }) => [id, customers]));
const getCustomers = (id: string | number) => customersOf.get(String(id)) ?? 0;

function Bubbles({ series, xScale, yScale, color }: ScatterProps) {
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  return (
    <g fill={color} fillOpacity={0.5} stroke={color}>
      {series.data.map(({ id, x, y }) => (
        <circle key={id} cx={toX(x)} cy={toY(y)} r={Math.sqrt(getCustomers(id))} />
      ))}
    </g>
  );
}
// preview-end

export default function ScatterBubbles() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of six shops by floor area; the bubbles show customers per day"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: shops }]}
        xAxis={[{ label: 'Floor area (m²)', min: 0, max: 900 }]}
        yAxis={[{ label: 'Energy (MWh)', min: 0, max: 140 }]}
        margin={{ top: 20, left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-10px' },
        }}
        slots={{ scatter: Bubbles }}
      />
    </Box>
  );
}
