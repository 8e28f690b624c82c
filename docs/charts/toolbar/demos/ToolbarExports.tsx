import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsToolbarImageExportTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const file = { fileName: 'orders-by-weekday' };
const button = <ToolbarButton size="small" style={{ borderRadius: 8, fontSize: 14 }} />;

// preview-start
function ExportToolbar() {
  return (
    <Toolbar aria-label="Save the chart">
      <ChartsToolbarImageExportTrigger render={button} options={{ ...file, type: 'image/png' }}>
        Save as PNG
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarImageExportTrigger
        render={button}
        options={{ ...file, type: 'image/jpeg', quality: 0.8 }}
      >
        Save as JPEG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: ExportToolbar };

export default function ToolbarExports() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPro
        aria-label="Orders by weekday"
        height={240}
        xAxis={[{ data: days }]}
        series={[{ data: [92, 84, 118, 104, 161, 213] }]}
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
