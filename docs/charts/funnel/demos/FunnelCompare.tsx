import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Visited', 'Filled a cart', 'Ordered'];
const devices = [
  { name: 'Phone', values: [9200, 1470, 310] },
  { name: 'Computer', values: [4100, 1230, 620] },
];
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

// preview-start
const charts = devices.map(({ name, values: [first = 1, ...rest] }) => ({
  name: `${name}, ${first.toLocaleString('en')} visits`,
  series: [
    {
      data: [first, ...rest].map((value, index) => ({ value: value / first, label: steps[index] })),
      valueFormatter: ({ value }: { value: number }) => share.format(value),
      curve: 'step' as const,
    },
  ],
}));
// preview-end

export default function FunnelCompare() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {charts.map(({ name, series }) => (
        <Box key={name} sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ typography: 'subtitle2', textAlign: 'center' }}>{name}</Box>
          <FunnelChart
            aria-label={`Shares of visitors by step: ${name}`}
            height={220}
            series={series}
          />
        </Box>
      ))}
    </Box>
  );
}
