import Box from '@mui/material/Box';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const floors = [
  { id: 'ground', label: 'Ground floor', color: '#1d4ed8', data: [420, 410, 380, 340, 310, 330] },
  { id: 'first', label: 'First floor', color: '#c2410c', data: [310, 300, 290, 250, 220, 260] },
  { id: 'cellar', label: 'Cellar', color: '#0f766e', data: [180, 180, 170, 160, 150, 140] },
];

// preview-start
function EndLabels() {
  const { left, width } = useDrawingArea();
  const toY = getValueToPositionMapper(useYScale());
  return floors.map(({ id, label, color, data }) => (
    <g key={id} transform={`translate(${left + width + 10} ${toY(data.at(-1))})`}>
      <rect width={8} height={8} y={-4} fill={color} />
      <text x={14} dy="0.35em" fill="currentColor" fontSize={13} style={{ direction: 'ltr' }}>
        {label}
      </text>
    </g>
  ));
}
// preview-end

export default function LegendLineEnds() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by month and floor in kilowatt hours"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={250}
        margin={{ top: 20, right: 120, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 450 }]}
        series={floors}
        slotProps={{ legend: { hidden: true } }}
      >
        <EndLabels />
      </LineChart>
    </Box>
  );
}
