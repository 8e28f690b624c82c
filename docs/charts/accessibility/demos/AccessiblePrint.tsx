import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Mark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" className={className}>
      <rect x={1} y={1} width={12} height={12} fill={color} />
    </svg>
  );
}

// preview-start
const text = 'CanvasText !important';
const filled = { fill: 'CanvasText', stroke: 'CanvasText', strokeWidth: 2 };
const outlined = { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 };
const sx = {
  '@media print, (forced-colors: active)': {
    '& .MuiBarElement-series-web, & [data-series="web"] rect': filled,
    '& .MuiBarElement-series-shop, & [data-series="shop"] rect': outlined,
    '& text': { fill: text },
    '& .MuiChartsLabel-root': { color: text },
    '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: text },
  },
  '@media print': { colorScheme: 'only light' },
};
// preview-end

export default function AccessiblePrint() {
  return (
    <BarChart
      role="img"
      aria-label="Orders by weekday, from the web and in the shop; most of them on Saturday"
      height={260}
      xAxis={[{ data: days }]}
      series={[
        { id: 'web', data: [34, 41, 38, 52, 77, 93], label: 'Web', labelMarkType: Mark },
        { id: 'shop', data: [58, 49, 61, 66, 84, 120], label: 'Shop', labelMarkType: Mark },
      ]}
      sx={sx}
    />
  );
}
