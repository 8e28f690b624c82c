import Box from '@mui/material/Box';
import { AnimatedLine, type AnimatedLineProps, LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = [
  { label: 'Harbor', data: [41, 44, 38, 52, 47, 58] },
  { label: 'Marktplatz', data: [52, 47, 50, 43, 55, 46] },
  { label: 'Bridge', data: [46, 52, 44, 48, 41, 51] },
];

// preview-start
function OutlinedLine(props: AnimatedLineProps) {
  return (
    <g>
      <Box
        component="path"
        d={props.d}
        sx={{ fill: 'none', stroke: 'background.paper' }}
        strokeWidth={8}
      />
      <AnimatedLine {...props} />
    </g>
  );
}
// preview-end

const slots = { line: OutlinedLine };

export default function LinesCrossing() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Orders of three branches by month in hundreds; their lines cross several times"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 30, max: 60 }]}
        series={series.map((branch) => ({ ...branch, showMark: false }))}
        slots={slots}
        skipAnimation
      />
    </Box>
  );
}
