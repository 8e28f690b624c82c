import Box from '@mui/material/Box';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';

// Whole stars and whole euros: many ratings share a position.
const ratings = Array.from({ length: 240 }, (_, i) => ({
  id: i,
  x: 1 + ((i * 7) % 5),
  y: 2 * (3 + ((i * i + 3 * i) % 7)),
}));

const dx = (i: number) => ((i * i * 31 + i * 17) % 29) - 14;
const dy = (i: number) => ((i * i * 13 + i * 7) % 19) - 9;

// preview-start
function FaintPoints({ series, xScale, yScale, color, markerSize }: ScatterProps) {
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  return (
    <g fill={color} fillOpacity={0.35}>
      {series.data.map(({ id, x, y }, i) => (
        <circle key={id} cx={toX(x) + dx(i)} cy={toY(y) + dy(i)} r={markerSize} />
      ))}
    </g>
  );
}
// preview-end

export default function ScatterOverlap() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="240 ratings of the lunch by its price in euros"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: ratings, markerSize: 3 }]}
        xAxis={[
          {
            label: 'Stars',
            min: 0.5,
            max: 5.5,
            tickInterval: [1, 2, 3, 4, 5],
            valueFormatter: String,
          },
        ]}
        yAxis={[{ label: 'Price (€)', min: 4, max: 20 }]}
        margin={{ top: 20 }}
        slots={{ scatter: FaintPoints }}
        tooltip={{ trigger: 'none' }}
      />
    </Box>
  );
}
