import Box from '@mui/material/Box';
import { useYScale } from '@mui/x-charts/hooks';
import {
  LineChart,
  LineHighlightElement,
  type LineHighlightElementProps,
} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// preview-start
function PointWithValue(props: LineHighlightElementProps) {
  const value = Math.round(useYScale<'linear'>().invert(Number(props.y)));
  return (
    <g pointerEvents="none">
      <LineHighlightElement {...props} />
      <text x={props.x} y={Number(props.y) - 12} textAnchor="middle" fill="currentColor">
        {value}
      </text>
    </g>
  );
}
// preview-end

const slots = { lineHighlight: PointWithValue };

export default function HighlightValues() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Energy by day in kilowatt hours, this week and last week"
        xAxis={[{ id: 'day', data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 45 }]}
        series={[
          { data: [21, 23, 20, 24, 28, 33, 12], label: 'This week' },
          { data: [28, 30, 29, 33, 36, 40, 18], label: 'Last week' },
        ]}
        slots={slots}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
    </Box>
  );
}
