import Box from '@mui/material/Box';
import {
  unstable_useLineSeries as useLineSeries,
  useDrawingArea,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// preview-start
function EndLabels() {
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  const series = Object.values(useLineSeries()?.series ?? {});
  return series.map(({ id, label, data, color }) => (
    <g key={id} transform={`translate(${left + width} ${y(data.at(-1) ?? 0)})`}>
      <circle cx={10} r={4} fill={color} />
      <text direction="ltr" x={20} dy="0.35em" fontSize={13} fill="currentColor">
        {typeof label === 'function' ? label('legend') : label}
      </text>
    </g>
  ));
}
// preview-end

export default function LabelLineEnds() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        title="Energy by month and floor in kilowatt hours"
        margin={{ top: 20, right: 120, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { label: 'Ground floor', data: [420, 410, 380, 340, 310, 330] },
          { label: 'First floor', data: [310, 300, 290, 250, 220, 260] },
          { label: 'Cellar', data: [180, 180, 170, 190, 210, 190] },
        ]}
        slotProps={{ legend: { hidden: true } }}
      >
        <EndLabels />
      </LineChart>
    </Box>
  );
}
