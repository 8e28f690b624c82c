import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const ranks = [
  { label: 'Sourdough', data: [1, 1, 2, 1], color: '#a1683a' },
  { label: 'Croissant', data: [2, 3, 3, 2], color: '#ef6c00' },
  { label: 'アイスクリーム', data: [4, 2, 1, 4], color: '#1e88e5' },
  { label: 'Gâteau', data: [3, 4, 4, 3], color: '#a855c7' },
];
// preview-start
const series = ranks.map((rank) => ({
  ...rank,
  curve: 'bumpX' as const,
  valueFormatter: (value: number | null) => `rank ${value ?? '–'}`,
}));
// preview-end

export default function LineDemoRanks() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <LineChart
        aria-label="Rank of four products by quarter, first rank on top"
        xAxis={[{ data: quarters, scaleType: 'point' }]}
        yAxis={[{ reverse: true, min: 0.7, max: 4.3, tickInterval: [1, 2, 3, 4] }]}
        series={series}
        sx={{ '.MuiLineElement-root': { strokeWidth: 4 } }}
      />
    </Box>
  );
}
