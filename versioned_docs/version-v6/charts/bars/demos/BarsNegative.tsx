import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];
const balance = [-310, -240, -35, null, 180, 0, 265];
const number = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
// The mark U+200E keeps the sign in front of the number in right-to-left pages.
const signed = (value: number) => `\u200e${number.format(value)}`;

// preview-start
function Values() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return months.map((month, index) => {
    const value = balance[index] ?? null;
    const y = toY(value ?? 0) + ((value ?? 0) < 0 ? 14 : -5);
    return (
      <text key={month} x={toX(month)} y={y} textAnchor="middle" fontSize={12} fill="currentColor">
        {value === null ? 'no reading' : signed(value)}
      </text>
    );
  });
}
// preview-end

export default function BarsNegative() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Solar power sold minus power bought in kilowatt hours; no reading in April"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
        yAxis={[{ min: -360, max: 360, valueFormatter: signed }]}
        bottomAxis={{ axisId: 'months', disableLine: true, disableTicks: true }}
        series={[{ data: balance.map((value) => value ?? 0), valueFormatter: signed }]}
        margin={{ top: 12, right: 12, bottom: 32 }}
      >
        <ChartsReferenceLine y={0} />
        <Values />
      </BarChart>
    </Box>
  );
}
