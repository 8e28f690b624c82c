import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station'];
const kWh = (value: number) => `${value} kWh`;
// preview-start
const share = { stack: 'use', stackOffset: 'expand' as const, valueFormatter: kWh };
const series = [
  { ...share, label: 'Cooling', data: [540, 380, 610], color: '#1565c0' },
  { ...share, label: 'Lighting', data: [310, 120, 290], color: '#f9a825' },
  { ...share, label: 'Oven', data: [150, 500, 20], color: '#b71c1c' },
];
const percent = (value: number) => `${Math.round(value * 100)}%`;
// preview-end

export default function StackingPercent() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="What each shop uses energy for, in percent"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: shops }]}
        yAxis={[{ valueFormatter: percent }]}
        series={series}
      />
    </Box>
  );
}
