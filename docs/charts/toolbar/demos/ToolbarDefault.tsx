import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function ToolbarDefault() {
  return (
    // preview-start
    <LineChartPro
      aria-label="Orders by month"
      height={260}
      xAxis={[{ data: months, scaleType: 'point', zoom: true }]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slotProps={{ toolbar: { imageExportOptions: [] } }}
    />
    // preview-end
  );
}
