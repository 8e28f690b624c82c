import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const customers = [
  { value: 24, label: 'Every week' },
  { value: 130, label: 'Every month' },
  { value: 410, label: 'Twice a year' },
  { value: 980, label: 'Once' },
];
const series = [{ data: customers, curve: 'pyramid' }] as const;
// preview-end

export default function PyramidBasic() {
  return <FunnelChart aria-label="Customers by how often they buy" height={300} series={series} />;
}
