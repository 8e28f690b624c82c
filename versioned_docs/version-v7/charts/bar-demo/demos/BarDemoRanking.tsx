import Box from '@mui/material/Box';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const products = [
  { name: 'Sourdough bread, whole grain', sold: 612 },
  { name: 'Croissant with almonds', sold: 540 },
  { name: 'Käsekuchen', sold: 388 },
  { name: '抹茶ロールケーキ', sold: 205 },
  { name: 'Gluten-free seed crackers', sold: 48 },
].sort((a, b) => b.sold - a.sold);

// preview-start
function LabelBehindBar({ dataIndex, children }: BarLabelProps) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const { name, sold } = products[dataIndex] ?? { name: '', sold: 0 };
  const y = (yScale(name) ?? 0) + yScale.bandwidth() / 2 + 4;
  return (
    <text x={xScale(sold) + 6} y={y} fill="currentColor" fontSize={12} direction="ltr">
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
        title="Best-selling products in May, by pieces"
        layout="horizontal"
        dataset={products}
        yAxis={[
          {
            dataKey: 'name',
            scaleType: 'band',
            disableLine: true,
            disableTicks: true,
            valueFormatter: (name: string) => name.replace(/, | with | seed /, '$&\n'),
          },
        ]}
        xAxis={[{ max: 820 }]}
        bottomAxis={null}
        margin={{ top: 10, right: 10, bottom: 10, left: 140 }}
        series={[{ dataKey: 'sold', color: '#00897b' }]}
        barLabel="value"
        slots={slots}
      />
    </Box>
  );
}
