import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const products = [
  { name: 'Sourdough bread, whole grain', sold: 612 },
  { name: 'Croissant with almonds', sold: 540 },
  { name: 'Käsekuchen', sold: 388 },
  { name: '抹茶ロールケーキ', sold: 205 },
  { name: 'Gluten-free seed crackers', sold: 48 },
].sort((a, b) => b.sold - a.sold);

// preview-start
function ValuesBehindBars() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return products.map(({ name, sold }) => (
    <text key={name} x={toX(sold) + 6} y={toY(name) + 4} fill="currentColor" fontSize={12}>
      {sold}
    </text>
  ));
}
// preview-end

export default function BarDemoRanking() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Best-selling products in May, by pieces"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        dataset={products}
        yAxis={[
          {
            id: 'names',
            dataKey: 'name',
            scaleType: 'band',
            valueFormatter: (name: string) => name.replace(/, | with | seed /, '$&\n'),
          },
        ]}
        xAxis={[{ max: 820 }]}
        bottomAxis={null}
        leftAxis={{ axisId: 'names', disableLine: true, disableTicks: true }}
        margin={{ top: 10, right: 10, bottom: 10, left: 140 }}
        series={[{ dataKey: 'sold', color: '#00897b' }]}
      >
        <ValuesBehindBars />
      </BarChart>
    </Box>
  );
}
