import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

// Whole stars and whole euros: many ratings share a position.
const ratings = Array.from({ length: 240 }, (_, i) => ({
  id: i,
  x: 1 + ((i * 7) % 5),
  y: 2 * (3 + ((i * i + 3 * i) % 7)),
}));

// preview-start
function FaintMarker({ dataIndex, x, y, color, size }: ScatterMarkerProps) {
  const dx = ((dataIndex * dataIndex * 31 + dataIndex * 17) % 29) - 14;
  const dy = ((dataIndex * dataIndex * 13 + dataIndex * 7) % 19) - 9;
  return <circle cx={x + dx} cy={y + dy} r={size} fill={color} fillOpacity={0.35} />;
}
// preview-end

export default function ScatterOverlap() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <ScatterChart
        aria-label="240 ratings of the lunch by its price in euros"
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
        slots={{ marker: FaintMarker }}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
    </Box>
  );
}
