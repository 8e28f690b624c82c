import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const ages = ['Under 30', 'Under 45', 'Under 60', 'Older'];
const amount = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function PyramidPopulation() {
  return (
    // preview-start
    <BarChartPro
      aria-label="Customers of the web and of the shop by age"
      height={260}
      layout="horizontal"
      xAxis={[{ min: -500, max: 500, valueFormatter: amount }]}
      yAxis={[{ scaleType: 'band', data: ages, width: 85, reverse: true }]}
      series={[
        { data: [-420, -380, -240, -90], label: 'Web', stack: 'age', valueFormatter: amount },
        { data: [110, 230, 340, 460], label: 'Shop', stack: 'age', valueFormatter: amount },
      ]}
    />
    // preview-end
  );
}
