import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const visits = [
  { id: 1, x: 12, y: 310 },
  { id: 2, x: 25, y: 420 },
  { id: 3, x: 31, y: 390 },
  { id: 4, x: 44, y: 620 },
  { id: 5, x: 58, y: 710 },
];

// preview-start
function DrawingAreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} fill="none" stroke="currentColor" />
      <text x={left + 8} y={top + 20} fill="currentColor" fontSize={13} direction="ltr">
        {`${Math.round(width)} × ${Math.round(height)} px from (${left}, ${top})`}
      </text>
    </g>
  );
}
// preview-end

export default function CustomDrawingArea() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <ScatterChart
        aria-label="Sales in dollars by number of visitors"
        xAxis={[{ label: 'Visitors', min: 0 }]}
        yAxis={[{ label: 'Sales ($)', min: 0, max: 800 }]}
        series={[{ data: visits }]}
      >
        <DrawingAreaFrame />
      </ScatterChart>
    </Box>
  );
}
