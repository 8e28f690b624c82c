import RestartAltIcon from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

function ResetToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', width: '100%' }}>
      {/* preview-start */}
      <Toolbar aria-label="Range of months">
        <Tooltip title="Show all months">
          <ToolbarButton
            onClick={() =>
              apiRef.current.setAxisZoomData('month', { axisId: 'month', start: 0, end: 100 })
            }
          >
            <RestartAltIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      </Toolbar>
      {/* preview-end */}
      <ChartsToolbarPro aria-label="Zoom and print" imageExportOptions={[]} />
    </Box>
  );
}

export default function ToolbarWithReset() {
  return (
    <LineChartPro
      aria-label="Orders by month"
      height={240}
      xAxis={[{ id: 'month', data: months, scaleType: 'point', zoom: true }]}
      initialZoom={[{ axisId: 'month', start: 25, end: 75 }]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slots={{ toolbar: ResetToolbar }}
    />
  );
}
