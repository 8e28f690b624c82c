import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
const terms = {
  scaleType: 'band' as const,
  data: ['Fall', 'Winter', 'Spring'],
  categoryGapRatio: 0.5,
  barGapRatio: 0.2,
};
// preview-end

export default function BarSpacing() {
  return (
    <Box component="figure" aria-label="Choir members per term" sx={{ m: 0, height: 280 }}>
      <BarChart
        height={280}
        xAxis={[terms]}
        series={[
          { data: [12, 14, 15], label: 'Altos' },
          { data: [9, 11, 10], label: 'Basses' },
        ]}
      />
    </Box>
  );
}
