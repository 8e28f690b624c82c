import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = [
  41, 43, 42, 45, 44, 71, 46, 47, 51, 49, 52, 50, 54, 55, 53, 18, 56, 58, 57, 60, 59, 62,
].map((y, index) => ({ id: `March ${index + 1}`, x: index + 1, y }));

// preview-start
function isUnusual(y: number, index: number) {
  const around = days.slice(Math.max(0, index - 3), index + 4).map((day) => day.y);
  const median = around.sort((a, b) => a - b)[Math.floor(around.length / 2)] ?? y;
  return Math.abs(y - median) > 10;
}
const unusual = days.filter(({ y }, index) => isUnusual(y, index));
const usual = days.filter((day) => !unusual.includes(day));
// preview-end

const formatDay = (day: { id: string | number; y: number }) => `${day.id}: ${day.y} kWh`;

export default function ScatterDemoOutliers() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by day in March, with two unusual days: 71 kilowatt hours on March 6 and 18 on March 16"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <ScatterChart
        series={[
          { label: 'Usual', data: usual, color: '#7c8aa0', valueFormatter: formatDay },
          {
            label: 'Check these days',
            data: unusual,
            color: '#dc2626',
            markerSize: 7,
            valueFormatter: formatDay,
          },
        ]}
        xAxis={[{ label: 'Day of March', min: 0, max: 23 }]}
        yAxis={[{ label: 'Cooling (kWh)', min: 0 }]}
      />
    </Box>
  );
}
