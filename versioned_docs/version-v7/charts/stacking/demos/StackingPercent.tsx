import Box from '@mui/material/Box';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station'];
const parts = [
  { label: 'Cooling', data: [540, 380, 610], color: '#0d47a1' },
  { label: 'Lighting', data: [310, 120, 290], color: '#1b5e20' },
  { label: 'Oven', data: [150, 500, 20], color: '#b71c1c' },
].map((part, index) => ({ ...part, id: index, stack: 'use', stackOffset: 'expand' as const }));
const total = (index: number) => parts.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
// preview-start
const percent = (value: number | null, index: number) =>
  `${Math.round((100 * (value ?? 0)) / total(index))}%`;
const series = parts.map((part) => ({
  ...part,
  valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
    `${value ?? 0} kWh, ${percent(value, dataIndex)}`,
}));
// preview-end

export default function StackingPercent() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <BarChart
        title="What each shop uses energy for, in percent"
        xAxis={[{ scaleType: 'band', data: shops }]}
        yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
        series={series}
        barLabel={({ value, dataIndex }, { bar }) =>
          bar.height < 18 ? null : percent(value, dataIndex)
        }
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      />
    </Box>
  );
}
