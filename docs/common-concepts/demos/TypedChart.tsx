import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps, BarSeries } from '@mui/x-charts/BarChart';

// preview-start
// A type, not an interface: a dataset needs an index signature.
type Month = { month: string; sold: number; returned: number | null };

const xAxis = [{ scaleType: 'band', dataKey: 'month' }] satisfies BarChartProps['xAxis'];
const series = [
  { dataKey: 'sold', label: 'Sold' },
  { dataKey: 'returned', label: 'Returned' },
] satisfies (BarSeries & { dataKey: keyof Month })[];
// preview-end

const dataset: Month[] = [
  { month: 'May', sold: 32, returned: 2 },
  { month: 'Jun', sold: 48, returned: null },
  { month: 'Jul', sold: 27, returned: -1 },
];

export default function TypedChart() {
  const [message, setMessage] = React.useState('Click a bar');
  const handleClick: BarChartProps['onItemClick'] = (event, { dataIndex }) => {
    setMessage(`${dataset[dataIndex]?.month}: ${dataset[dataIndex]?.sold} sold`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Teapots by month"
        height={220}
        dataset={dataset}
        xAxis={xAxis}
        series={series}
        onItemClick={handleClick}
      />
      <Box role="status">{message}</Box>
    </Box>
  );
}
