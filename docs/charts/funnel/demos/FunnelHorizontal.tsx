import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

// preview-start
const categoryAxis = {
  categories: orderSteps.map((step) => step.label.replace(/ .*/, '')),
  position: 'bottom',
} as const;
const series = [{ data: orderSteps, layout: 'horizontal', curve: 'bump' }] as const;
// preview-end

export default function FunnelHorizontal() {
  return (
    <FunnelChart
      aria-label="Visitors of the web shop by step of an order, from left to right"
      height={240}
      series={series}
      categoryAxis={categoryAxis}
      gap={2}
      hideLegend
    />
  );
}
