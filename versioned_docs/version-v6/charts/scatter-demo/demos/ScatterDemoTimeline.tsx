import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const carriers = ['Bike', 'Van', 'Post'];
// Minutes after midnight, carrier, minutes late. A negative number is early.
const deliveries = [
  [545, 0, 0],
  [575, 0, -4],
  [610, 1, 12],
  [640, 0, 2],
  [700, 1, 35],
  [745, 2, 0],
  [760, 1, 28],
  [830, 0, 1],
  [905, 1, 3],
  [990, 2, 55],
] as const;
const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

// preview-start
const toPoints = (late: boolean) =>
  deliveries
    .filter(([, , minutes]) => minutes > 10 === late)
    .map(([x, y, minutes]) => ({ id: `${x}`, x, y, minutes }));
const series = [
  { label: 'On time', data: toPoints(false), color: '#64748b', markerSize: 6 },
  { label: 'More than 10 minutes late', data: toPoints(true), color: '#dc2626', markerSize: 9 },
].map((item) => ({
  ...item,
  valueFormatter: (point: { x: number; y: number }) => `${carriers[point.y]} at ${clock(point.x)}`,
}));
// preview-end

export default function ScatterDemoTimeline() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Ten deliveries of a day by carrier; three by van and one by post were late"
      sx={{ m: 0, height: 270, width: '100%' }}
    >
      <ScatterChart
        series={series}
        xAxis={[
          { min: 480, max: 1020, tickInterval: [480, 600, 720, 840, 960], valueFormatter: clock },
        ]}
        yAxis={[
          {
            min: -0.5,
            max: 2.5,
            reverse: true,
            tickNumber: 3,
            valueFormatter: (row: number) => carriers[row] ?? '',
          },
        ]}
        margin={{ top: 80, bottom: 30 }}
      />
    </Box>
  );
}
