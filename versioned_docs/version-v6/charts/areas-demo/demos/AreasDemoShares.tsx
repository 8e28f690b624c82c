import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const sold = [
  { label: 'Counter', data: [920, 510, 640, 790, 760, 740], color: '#1565c0' },
  { label: 'Phone', data: [60, 180, 90, 40, 30, 20], color: '#8e24aa' },
  { label: 'Online', data: [120, 560, 520, 580, 710, 830], color: '#00897b' },
];
// preview-start
const series = sold.map((way) => ({
  ...way,
  area: true,
  showMark: false,
  stack: 'sold',
  stackOffset: 'expand' as const,
  valueFormatter: (value: number | null) => `${value ?? 0} thousand`,
}));
// preview-end

export default function AreasDemoShares() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Share of orders at the counter, by phone and online by year"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <LineChart
        margin={{ right: 32 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: (year: number) => `${year}` }]}
        yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
        series={series}
      />
    </Box>
  );
}
