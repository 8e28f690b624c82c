import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const energy = [21, 23, 20, 24, 28, 33];
const average = energy.reduce((sum, value) => sum + value, 0) / energy.length;

// preview-start
function SaleDay() {
  const { top, height } = useDrawingArea();
  const scale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const x = scale('Sat') ?? 0;
  return (
    <g pointerEvents="none">
      <rect {...{ x, y: top, width: scale.bandwidth(), height }} fill="gray" opacity={0.2} />
      <text x={x + scale.bandwidth() / 2} y={yScale(36)} fill="currentColor" textAnchor="middle">
        Sale
      </text>
    </g>
  );
}
// preview-end

export default function BarsComposed() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        title="Energy by weekday in kilowatt hours; highest on Saturday, the day of the sale, at 33"
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ label: 'kWh', max: 40 }]}
        series={[{ data: energy }]}
        margin={{ top: 20, right: 20, bottom: 30 }}
      >
        <ChartsReferenceLine
          y={average}
          label={`Average ${average.toFixed(1)}`}
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
        <SaleDay />
      </BarChart>
    </Box>
  );
}
