import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

export default function FunnelBasic() {
  return (
    // preview-start
    <FunnelChart
      aria-label="Visitors of the web shop by step of an order"
      height={300}
      series={[{ data: orderSteps }]}
    />
    // preview-end
  );
}
