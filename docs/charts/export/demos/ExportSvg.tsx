import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
function toSvg(chart: SVGSVGElement) {
  const copy = document.importNode(chart, true);
  const parts = copy.querySelectorAll<SVGElement>('*');
  chart.querySelectorAll('*').forEach((part, index) => {
    const { fill, stroke, fontFamily, fontSize } = getComputedStyle(part);
    Object.assign(parts[index]?.style ?? {}, { fill, stroke, fontFamily, fontSize });
  });
  copy.setAttribute('width', `${chart.clientWidth}`);
  copy.setAttribute('height', `${chart.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
}
// preview-end

export default function ExportSvg() {
  const ref = React.useRef<SVGSVGElement>(null);
  function download() {
    if (ref.current) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([toSvg(ref.current)], { type: 'image/svg+xml' }));
      link.download = 'orders.svg';
      link.click();
      URL.revokeObjectURL(link.href);
    }
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={download}>
        Download as SVG
      </Button>
      <BarChart
        ref={ref}
        aria-label="Orders by weekday"
        height={220}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[{ data: [92, 90, 99, 118, 161, 213], label: 'Orders' }]}
        hideLegend
      />
    </Box>
  );
}
