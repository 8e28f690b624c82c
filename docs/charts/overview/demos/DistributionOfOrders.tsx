import { BarChart } from '@mui/x-charts/BarChart';

const ranges = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69'];
const counts = [38, 112, 74, 19, 26, 41, 12];

export default function DistributionOfOrders() {
  return (
    // preview-start
    <BarChart
      aria-label="Orders by amount in euros, with two peaks: 10 to 19 and 50 to 59"
      height={220}
      xAxis={[{ data: ranges, categoryGapRatio: 0.02, label: 'Amount (€)' }]}
      yAxis={[{ label: 'Orders' }]}
      series={[{ data: counts }]}
    />
    // preview-end
  );
}
