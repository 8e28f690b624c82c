import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const energy = [
  [62, 60, 63, 65, 71, 78],
  [41, 40, 44, 47, 68, 93],
  [22, 21, 22, 24, 35, 40],
];

// preview-start
const cells = energy.flatMap((device, y) => device.map((kwh, x): HeatmapValueType => [x, y, kwh]));
// preview-end

export default function BasicHeatmap() {
  return (
    <Box
      role="figure"
      aria-label="Energy by weekday and device in kilowatt hours; the ovens on Saturday use most"
      sx={{ height: 280, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        yAxis={[{ data: ['Cooling', 'Ovens', 'Lighting'] }]}
        series={[{ data: cells, label: 'Energy', valueFormatter: ([, , kwh]) => `${kwh} kWh` }]}
        margin={{ top: 20, right: 20, bottom: 30, left: 70 }}
      />
    </Box>
  );
}
