import Box from '@mui/material/Box';
import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { julyReadings } from './readings';

const hottest = julyReadings.reduce(
  (best, { x }, i) => (x > (julyReadings[best]?.x ?? 0) ? i : best),
  0,
);

// preview-start
function MarkerWithNote(props: ScatterMarkerProps) {
  const isHottest = props.dataIndex === hottest;
  return (
    <g direction="ltr">
      <ScatterMarker {...props} size={isHottest ? props.size * 1.6 : props.size} />
      {isHottest && (
        <text x={props.x - 14} y={props.y} textAnchor="end" {...text}>
          {`Hottest day: ${julyReadings[hottest]?.y} kWh`}
        </text>
      )}
    </g>
  );
}
// preview-end

const text = { dominantBaseline: 'central', fill: 'currentColor', fontSize: 13 } as const;
const slots = { marker: MarkerWithNote };

export default function ScatterOneMarker() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <ScatterChart
        aria-label="Energy for cooling by outdoor temperature in July, with a note at the hottest day"
        xAxis={[{ label: 'Outdoors (°C)' }]}
        yAxis={[{ label: 'kWh' }]}
        series={[{ data: julyReadings, markerSize: 5 }]}
        slots={slots}
      />
    </Box>
  );
}
