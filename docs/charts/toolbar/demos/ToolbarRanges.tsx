import * as React from 'react';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const ranges = [
  { label: 'Last 3 months', start: 72 },
  { label: 'Last 6 months', start: 29 },
  { label: 'All', start: 0 },
];

function RangeToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  const [start, setStart] = React.useState(0);
  return (
    <Toolbar aria-label="Range of months" style={{ width: '100%' }}>
      {/* preview-start */}
      {ranges.map((range) => (
        <ToolbarButton
          key={range.label}
          size="small"
          style={{ fontSize: 14, borderRadius: 4, fontWeight: range.start === start ? 700 : 400 }}
          aria-pressed={range.start === start}
          onClick={() => {
            setStart(range.start);
            apiRef.current.setZoomData([{ axisId: 'month', start: range.start, end: 100 }]);
          }}
        >
          {range.label}
        </ToolbarButton>
      ))}
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ToolbarRanges() {
  return (
    <LineChartPro
      aria-label="Orders by month, with buttons for the range"
      height={240}
      xAxis={[
        { id: 'month', data: months, scaleType: 'point', zoom: { panning: false, minSpan: 5 } },
      ]}
      series={[{ data: [2130, 2070, 2100, 2245, 2140, 2270, 1480, 1890], label: 'Orders' }]}
      hideLegend
      showToolbar
      slots={{ toolbar: RangeToolbar }}
    />
  );
}
