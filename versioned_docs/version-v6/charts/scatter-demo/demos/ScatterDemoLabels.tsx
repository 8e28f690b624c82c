import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';

// x: floor area in m², y: energy in MWh
const shops = [
  { id: 'Harbor', x: 320, y: 41 },
  { id: 'Marktplatz', x: 540, y: 66 },
  { id: '駅前店', x: 180, y: 38 },
  { id: 'Old mill', x: 410, y: 22 },
  { id: 'Bridge', x: 760, y: 79 },
  { id: 'الميناء', x: 650, y: 98 },
];

// preview-start
function NamedPoints({ series, xScale, yScale, color }: ScatterProps) {
  const { palette } = useTheme();
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  return series.data.map(({ id, x, y }) => (
    <g key={id} transform={`translate(${toX(x)}, ${toY(y)})`}>
      <circle r={5} fill={color} />
      <text y={-10} textAnchor="middle" fontSize={13} fill={palette.text.primary}>
        {id}
      </text>
    </g>
  ));
}
// preview-end

export default function ScatterDemoLabels() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of six shops by floor area"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: shops, valueFormatter: (shop) => `${shop.y} MWh on ${shop.x} m²` }]}
        xAxis={[{ label: 'Floor area (m²)', min: 0, max: 900 }]}
        yAxis={[{ label: 'Energy (MWh)', min: 0, max: 120 }]}
        margin={{ top: 20 }}
        slots={{ scatter: NamedPoints }}
      />
    </Box>
  );
}
