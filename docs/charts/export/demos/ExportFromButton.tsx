import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ExportFromButton() {
  // preview-start
  const apiRef = React.useRef<ChartProApi<'line'>>(undefined);
  const print = () => apiRef.current?.exportAsPrint({ fileName: 'Orders by month' });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={print}>
        Print, or save as PDF
      </Button>
      <LineChartPro
        apiRef={apiRef}
        aria-label="Orders by month, from the web and in the shop"
        height={250}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { data: [820, 790, 910, null, 1040, 1180], label: 'Web' },
          { data: [1310, 1280, 1190, 1205, 1100, 1090], label: 'Shop' },
        ]}
      />
    </Box>
  );
}
