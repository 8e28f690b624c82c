import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting', 'Register'];
const energy = [612, 540, 388, 205, 18];

export default function CompareDevices() {
  return (
    // preview-start
    <BarChart
      aria-label="Energy by device in kilowatt hours, the walk-in freezer first with 612"
      height={200}
      layout="horizontal"
      yAxis={[{ data: devices, width: 110 }]}
      xAxis={[{ label: 'kWh' }]}
      series={[{ data: energy }]}
    />
    // preview-end
  );
}
