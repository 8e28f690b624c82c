import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

// preview-start
const sx = {
  [`& .${chartsToolbarClasses.root}`]: { border: 0, justifyContent: 'start', mb: 0 },
};
const localeText = { zoomIn: 'Weniger Monate', zoomOut: 'Mehr Monate' };
// preview-end

export default function ToolbarStyles() {
  return (
    <LineChartPro
      aria-label="Bestellungen je Monat"
      height={240}
      sx={sx}
      localeText={localeText}
      xAxis={[{ data: months, scaleType: 'point', zoom: true }]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slotProps={{
        toolbar: { printOptions: { disableToolbarButton: true }, imageExportOptions: [] },
      }}
    />
  );
}
