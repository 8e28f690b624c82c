import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// preview-start
const toolbar = {
  printOptions: { fileName: 'Energy of the shop, July 7 to 12' },
  imageExportOptions: [],
};
// preview-end

export default function ExportToolbar() {
  return (
    <BarChartPro
      aria-label="Energy of the shop by weekday in kilowatt hours"
      height={260}
      xAxis={[{ data: days }]}
      series={[{ data: [21, 23, 20, 24, 28, 33], label: 'Energy in kWh' }]}
      showToolbar
      slotProps={{ toolbar }}
    />
  );
}
