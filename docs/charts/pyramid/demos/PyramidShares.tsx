import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const ages = ['Under 30', 'Under 45', 'Under 60', 'Older'];
const web = [420, 380, 240, 90];
const shop = [1100, 2300, 3400, 4600];

// preview-start
const shares = (counts: number[], sign: 1 | -1) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (sign * count) / all);
};
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const format = (value: number | null) => percent.format(Math.abs(value ?? 0));
const series = [
  { data: shares(web, -1), label: 'Web, 1,130', stack: 'age', valueFormatter: format },
  { data: shares(shop, 1), label: 'Shop, 11,400', stack: 'age', valueFormatter: format },
];
// preview-end

export default function PyramidShares() {
  return (
    <BarChartPro
      aria-label="Shares of the customers of the web and of the shop by age; the web is younger"
      height={250}
      layout="horizontal"
      xAxis={[{ min: -0.5, max: 0.5, valueFormatter: format }]}
      yAxis={[{ scaleType: 'band', data: ages, width: 85, reverse: true }]}
      series={series}
    />
  );
}
