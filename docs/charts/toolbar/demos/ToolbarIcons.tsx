import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Tooltip from '@mui/material/Tooltip';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const button = <ToolbarButton size="large" />;

// preview-start
function IconToolbar() {
  return (
    <Toolbar aria-label="Zoom">
      <Tooltip title="Fewer months">
        <ChartsToolbarZoomInTrigger render={button}>
          <AddIcon />
        </ChartsToolbarZoomInTrigger>
      </Tooltip>
      <Tooltip title="More months">
        <ChartsToolbarZoomOutTrigger render={button}>
          <RemoveIcon />
        </ChartsToolbarZoomOutTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function ToolbarIcons() {
  return (
    <LineChartPro
      aria-label="Orders by month, with larger buttons"
      height={220}
      xAxis={[{ data: months, scaleType: 'point', zoom: true }]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slots={{ toolbar: IconToolbar }}
    />
  );
}
