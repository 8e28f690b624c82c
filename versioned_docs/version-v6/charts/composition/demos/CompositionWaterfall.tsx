import Box from '@mui/material/Box';
import { BarElement } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const steps = ['2024', 'Prices', 'New oven', 'Solar roof', 'LED lights', '2025'];
const ends = [1840, 2070, 2210, 1730, 1590, 1590];
const changes = [1840, 230, 140, -480, -140, 1590];
const text = { textAnchor: 'middle', dominantBaseline: 'auto', fontSize: 12 } as const;

function Waterfall() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const width = (toX(steps[1]) - toX(steps[0])) * 0.8;
  return steps.map((step, index) => {
    const [end = 0, change = 0] = [ends[index], changes[index]];
    const y = toY(Math.max(end, end - change));
    const place = { x: toX(step) - width / 2, y, width, height: toY(0) - toY(Math.abs(change)) };
    const color = change === end ? '#64748b' : change < 0 ? '#0d9488' : '#c2410c';
    const label = change === end ? `${end}` : `\u200e${change > 0 ? '+' : '−'}${Math.abs(change)}`;
    return (
      // preview-start
      <g key={step}>
        <BarElement id="cost" dataIndex={index} color={color} {...place} />
        <ChartsText x={toX(step)} y={y - 6} text={label} style={text} fill="currentColor" />
      </g>
      // preview-end
    );
  });
}

export default function CompositionWaterfall() {
  return (
    <Box dir="ltr" sx={{ height: 300, width: '100%' }}>
      <ResponsiveChartContainer
        title="Cost of energy in euros: 1,840 in 2024, 1,590 in 2025; the solar roof saved most, 480"
        margin={{ top: 20, bottom: 40, left: 70, right: 20 }}
        xAxis={[{ scaleType: 'band', data: steps }]}
        yAxis={[{ min: 0, max: 2500 }]}
        series={[{ id: 'cost', type: 'bar', data: ends }]}
      >
        <Waterfall />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
