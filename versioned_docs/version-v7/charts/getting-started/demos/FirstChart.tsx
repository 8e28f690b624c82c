import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstChart() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Kilograms of honey per year"
        xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
        series={[{ data: [38, 52, 47, 61, 58], label: 'Honey (kg)' }]}
      />
      {/* preview-end */}
    </div>
  );
}
