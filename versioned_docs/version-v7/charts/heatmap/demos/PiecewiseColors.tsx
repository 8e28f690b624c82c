import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const checkouts = [
  [2, 14, 6, 9, 22],
  [1, 8, 3, 5, 11],
];
const minutes = checkouts.flatMap((wait, y) =>
  wait.map((value, x): HeatmapValueType => [x, y, value]),
);
const colors = ['#fde68a', '#f59e0b', '#9a3412'];
// The mark U+200E keeps the order of the text in right-to-left pages.
const toRange = ({ min, max }: { min: number | Date | null; max: number | Date | null }) =>
  max === null ? `\u200e≥${min}` : `\u200e${min ?? 0} to ${Number(max) - 1}`;
const above = { vertical: 'top', horizontal: 'middle' } as const;

export default function PiecewiseColors() {
  return (
    <Box
      role="figure"
      aria-label="Waiting time at two checkouts in minutes; longest at 6 PM"
      sx={{ height: 280, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        xAxis={[{ data: ['10 AM', '12 PM', '2 PM', '4 PM', '6 PM'] }]}
        yAxis={[{ data: ['Checkout 1', 'Checkout 2'] }]}
        zAxis={[{ colorMap: { type: 'piecewise', thresholds: [5, 10], colors } }]}
        series={[{ data: minutes, label: 'Minutes' }]}
        margin={{ top: 60, right: 20, bottom: 30, left: 90 }}
      >
        <PiecewiseColorLegend
          axisDirection="z"
          direction="row"
          position={above}
          labelFormatter={toRange}
        />
      </Heatmap>
      {/* preview-end */}
    </Box>
  );
}
