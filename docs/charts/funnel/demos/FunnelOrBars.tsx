import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { orderSteps } from './orderSteps';

const steps = orderSteps.map((step) => step.label);
const values = orderSteps.map((step) => step.value);
const lost = values.map((value, index) => (index === 0 ? 0 : (values[index - 1] ?? 0) - value));

export default function FunnelOrBars() {
  return (
    // preview-start
    <BarChartPro
      aria-label="Visitors by step of an order, and those who left before it"
      height={280}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: steps, width: 150 }]}
      series={[
        { data: values, label: 'Reached the step', stack: 'visitors' },
        { data: lost, label: 'Left before it', stack: 'visitors', color: '#bdbdbd' },
      ]}
    />
    // preview-end
  );
}
