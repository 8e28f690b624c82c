import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
const power = [14, 12, 21, 58, 66, 61, 47, 23];

export default function LegendGradient() {
  return (
    <BarChart
      aria-label="Power of the shop by hour in kilowatts"
      height={260}
      xAxis={[{ data: hours }]}
      yAxis={[{ colorMap: { type: 'continuous', min: 0, max: 70, color: ['#5eead4', '#134e4a'] } }]}
      series={[{ data: power, label: 'Power' }]}
      // preview-start
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          direction: 'vertical',
          thickness: 20,
          minLabel: '0 kW',
          maxLabel: '70 kW',
          sx: { height: 200, whiteSpace: 'nowrap' },
        },
      }}
      // preview-end
    />
  );
}
