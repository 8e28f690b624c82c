import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

// preview-start
const colors = ['#1d5c8a', '#3a7bab', '#5f9bca', '#86b8e0'];
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
