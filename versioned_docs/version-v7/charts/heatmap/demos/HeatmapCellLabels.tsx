import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapCellProps } from './heatmapCell';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
function LabeledCell({ ownerState, x, y, width, height, ...other }: HeatmapCellProps) {
  const { color, value } = ownerState;
  const fill = getContrastRatio(color, '#000') > 4.5 ? '#000' : '#fff';
  return (
    <g {...other}>
      <rect {...{ x, y, width, height }} fill={color} />
      <text x={x + width / 2} y={y + height / 2} dy="0.35em" textAnchor="middle" fill={fill}>
        {width > 28 ? value : null}
      </text>
    </g>
  );
}
// preview-end

const slots = { cell: LabeledCell };
const zAxis = [
  {
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [15, 30, 45, 60],
      colors: ['#eff6ff', '#bfdbfe', '#60a5fa', '#1d4ed8', '#172554'],
    },
  },
];

export default function HeatmapCellLabels() {
  return (
    <Box
      role="figure"
      aria-label="Orders by weekday and hour, with the numbers in the cells; most on Saturday at 1 PM"
      sx={{ height: 300, width: '100%', fontSize: 13 }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={zAxis}
        series={[{ data: orderCells, label: 'Orders' }]}
        topAxis={{}}
        bottomAxis={null}
        margin={{ top: 30, right: 20, bottom: 10 }}
        slots={slots}
        tooltip={{ trigger: 'none' }}
      />
    </Box>
  );
}
