import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

const first = orderSteps[0]?.value ?? 1;
const share = new Intl.NumberFormat('en', { style: 'percent' });

// preview-start
const series = [
  {
    data: orderSteps,
    valueFormatter: ({ value }: { value: number }) => share.format(value / first),
    sectionLabel: ({ dataIndex }: { dataIndex: number }) =>
      dataIndex === 0 ? (false as const) : { position: { vertical: 'middle' as const } },
  },
];
// preview-end

export default function FunnelLabels() {
  return (
    <FunnelChart
      aria-label="Share of visitors of the web shop that reach each step of an order"
      height={300}
      series={series}
    />
  );
}
