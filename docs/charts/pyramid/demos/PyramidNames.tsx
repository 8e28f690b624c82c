import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const customers = [
  { value: 24, label: 'Every week' },
  { value: 130, label: 'Every month' },
  { value: 410, label: 'Twice a year' },
  { value: 980, label: 'Once' },
];
const categoryAxis = {
  categories: customers.map(({ label }) => label),
  position: 'left',
  size: 90,
  disableLine: true,
  disableTicks: true,
} as const;
const series = [{ data: customers, curve: 'pyramid' }] as const;
// preview-end

export default function PyramidNames() {
  return (
    <FunnelChart
      aria-label="Customers by how often they buy, with names beside the layers"
      height={260}
      gap={2}
      series={series}
      categoryAxis={categoryAxis}
      hideLegend
    />
  );
}
