import Typography from '@mui/material/Typography';
import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const button = <ToolbarButton size="small" style={{ fontSize: 14, borderRadius: 4 }} />;

// preview-start
function ChartToolbar() {
  return (
    <Toolbar aria-label="Orders by month" style={{ width: '100%' }}>
      <Typography variant="subtitle2" component="span" sx={{ mr: 'auto', pl: 1 }}>
        Orders
      </Typography>
      <ChartsToolbarZoomInTrigger render={button}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={button}>Wider</ChartsToolbarZoomOutTrigger>
      <ChartsToolbarPrintExportTrigger render={button}>Print</ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}
// preview-end

export default function ToolbarCustom() {
  return (
    <LineChartPro
      aria-label="Orders by month"
      height={260}
      xAxis={[{ data: months, scaleType: 'point', zoom: true }]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slots={{ toolbar: ChartToolbar }}
    />
  );
}
