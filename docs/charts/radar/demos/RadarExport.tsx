import Box from '@mui/material/Box';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Parking'];
const options = { fileName: 'ratings', type: 'image/png' };
const button = <ToolbarButton size="small" style={{ borderRadius: 8, fontSize: 14 }} />;

// preview-start
function RadarToolbar() {
  return (
    <Toolbar aria-label="Save or print the ratings">
      <ChartsToolbarImageExportTrigger render={button} options={options}>
        Save as PNG
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarPrintExportTrigger render={button}>Print</ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: RadarToolbar };

export default function RadarExport() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChartPro
        direction="ltr"
        aria-label="Ratings of the shop at the harbor from 0 to 5"
        height={280}
        radar={{ metrics, max: 5 }}
        series={[{ label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 1.8], fillArea: true }]}
        hideLegend
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
