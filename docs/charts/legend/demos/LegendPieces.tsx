import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const energy = [21, 23, 20, 24, 28, 33, 12];
const names = ['Low', 'As planned', 'Too much'];
const colors = ['#60a5fa', '#4ade80', '#f59e0b'];
const thresholds = [18, 25];
const slots = { legend: PiecewiseColorLegend };
// preview-start
const legend = {
  axisDirection: 'y',
  markType: 'circle',
  labelPosition: 'end',
  sx: { gap: 2 },
  labelFormatter: ({ index }: { index: number }) => names[index] ?? '',
} as const;
// preview-end
const pieceOf = (value: number) => thresholds.filter((limit) => value >= limit).length;

export default function LegendPieces() {
  const [piece, setPiece] = React.useState<number | null>(null);
  const found = days.filter((day, index) => pieceOf(energy[index] ?? 0) === piece);
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Energy by day in kilowatt hours, colored by how it compares with the plan"
        height={240}
        xAxis={[{ data: days }]}
        yAxis={[{ colorMap: { type: 'piecewise', thresholds, colors } }]}
        series={[{ data: energy }]}
        slots={slots}
        slotProps={{
          legend: {
            ...legend,
            onItemClick: (event: React.MouseEvent, item: object, index: number) => setPiece(index),
          },
        }}
      />
      <Box role="status" sx={{ typography: 'body2' }}>
        {piece === null ? 'Click a piece of the legend.' : `${names[piece]}: ${found.join(', ')}`}
      </Box>
    </Box>
  );
}
