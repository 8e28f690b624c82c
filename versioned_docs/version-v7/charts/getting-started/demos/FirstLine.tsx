import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 9, 12, 14, 18, 20, 22];

export default function FirstLine() {
  return (
    // preview-start
    <LineChart
      height={260}
      title="Power of the ovens by hour in kilowatts"
      xAxis={[{ data: hours, label: 'Hour', min: 6, max: 22 }]}
      yAxis={[{ min: 0, label: 'kW' }]}
      series={[{ data: [2, 2, 14, 15, 9, 9, 16, 3], curve: 'linear' }]}
      margin={{ top: 20, right: 20 }}
    />
    // preview-end
  );
}
