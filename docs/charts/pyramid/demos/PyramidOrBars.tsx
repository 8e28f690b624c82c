import { barLabelClasses } from '@mui/x-charts-pro/BarChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const often = ['Every week', 'Every month', 'Twice a year', 'Once'];

export default function PyramidOrBars() {
  return (
    // preview-start
    <BarChartPro
      aria-label="Customers by how often they buy, as bars"
      height={230}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: often, width: 100 }]}
      series={[{ data: [24, 130, 410, 980], label: 'Customers' }]}
      barLabel={({ value }) => (value && value > 100 ? `${value}` : null)}
      hideLegend
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
    // preview-end
  );
}
