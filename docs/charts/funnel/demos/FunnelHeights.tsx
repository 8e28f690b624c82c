import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

// preview-start
const categoryAxis = { scaleType: 'linear' } as const;
const series = [{ data: orderSteps, sectionLabel: false, borderRadius: 2 }] as const;
// preview-end

export default function FunnelHeights() {
  return (
    <FunnelChart
      aria-label="Visitors by step of an order; higher sections have more visitors"
      height={280}
      series={series}
      categoryAxis={categoryAxis}
      gap={2}
      slotProps={{ legend: { direction: 'vertical' } }}
    />
  );
}
