import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

// preview-start
const colors = ['#003f5c', '#2f6690', '#5b8fb9', '#8fb8de'];
const series = [
  {
    data: orderSteps.map((step, index) => ({ ...step, color: colors[index] })),
    sectionLabel: false,
  },
] as const;
// preview-end

export default function FunnelColors() {
  return (
    <FunnelChart
      aria-label="Visitors of the web shop by step of an order, in shades of blue"
      height={260}
      series={series}
      slotProps={{ legend: { direction: 'vertical' } }}
    />
  );
}
