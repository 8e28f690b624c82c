import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const text = { textAnchor: 'middle', dominantBaseline: 'central', fontSize: 14 } as const;

// preview-start
function PaleBars() {
  const { left, top, width, height } = useDrawingArea();
  const step = width / days.length;
  return (
    <g fill="gray" opacity={0.3}>
      {[0.5, 0.4, 0.6, 0.7, 0.8, 0.9].map((part, i) => (
        <rect
          key={part}
          {...{ x: left + step * (i + 0.15), y: top + height * (1 - part) }}
          {...{ width: step * 0.7, height: height * part }}
        />
      ))}
    </g>
  );
}
// preview-end

function NoOrders() {
  const { left, top, width, height } = useDrawingArea();
  const place = { x: left + width / 2, y: top + height / 2, fill: 'currentColor' };
  return <ChartsText {...place} style={text} text={'No orders yet.\nThe shop opens at 8 AM.'} />;
}

const slots = { loadingOverlay: PaleBars, noDataOverlay: NoOrders };

export default function NoOrdersOverlay() {
  const [loading, setLoading] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <BarChart
        title={loading ? 'Orders by day, loading' : 'Orders by day, none yet'}
        height={220}
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ data: days, scaleType: 'band' }]}
        yAxis={[{ min: 0, max: 200 }]}
        series={[]}
        loading={loading}
        slots={slots}
      />
    </Box>
  );
}
