import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// preview-start
function prepare(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  const heading = page?.createElement('h1');
  const style = page?.createElement('style');
  heading?.append('Orders by weekday');
  style?.append(
    'body, text { background: white !important; color: black; fill: black !important }',
  );
  style?.append('line, path.MuiChartsAxis-line { stroke: black !important }');
  page?.head.append(style ?? '');
  page?.body.prepend(heading ?? '');
}
// preview-end

export default function ExportPrintOnPaper() {
  const apiRef = React.useRef<ChartProApi<'bar'>>(undefined);
  const print = () => apiRef.current?.exportAsPrint({ onBeforeExport: prepare });
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={print}>
        Print in black on white
      </Button>
      <BarChartPro
        apiRef={apiRef}
        aria-label="Orders by weekday"
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ data: [92, 90, 99, 118, 161, 213], label: 'Orders', color: '#a3418f' }]}
        hideLegend
      />
    </Box>
  );
}
