import Box from '@mui/material/Box';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const products = [
  { name: 'Sourdough bread, whole grain', sold: 612 },
  { name: 'Croissant with almonds', sold: 540 },
  { name: 'Käsekuchen', sold: 388 },
  { name: '抹茶ロールケーキ', sold: 205 },
  { name: 'Gluten-free seed crackers', sold: 48 },
].sort((a, b) => b.sold - a.sold);

// preview-start
function LabelBehindBar({ x, y, width, height, children }: BarLabelProps) {
  return (
    <text
      x={x + width + 6}
      y={y + height / 2 + 4}
      fill="currentColor"
      fontSize={12}
      direction="ltr"
    >
      {children}
    </text>
  );
}
const slots = { barLabel: LabelBehindBar };
// preview-end

export default function BarDemoRanking() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        aria-label="Best-selling products in May, by pieces"
        layout="horizontal"
        dataset={products}
        yAxis={[
          {
            dataKey: 'name',
            width: 130,
            categoryGapRatio: 0.3,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (name: string) => name.replace(/, | with | seed /, '$&\n'),
          },
        ]}
        xAxis={[{ position: 'none', max: 820 }]}
        series={[{ dataKey: 'sold', color: '#00897b' }]}
        barLabel="value"
        slots={slots}
      />
    </Box>
  );
}
