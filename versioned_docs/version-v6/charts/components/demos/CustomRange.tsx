import Box from '@mui/material/Box';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { AreaElement, LineChart, LineHighlightElement } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const energy = [1050, 1010, 880, 790, 760, 690, 705, 820];
const least = [960, 930, 850, 760, 690, 640, 630, 640];
const most = [1120, 1080, 990, 880, 800, 740, 730, 750];
const color = '#c2410c';

function UsualRange() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const toPoints = (list: number[]) => list.map((value, i) => `${toX(months[i])},${toY(value)}`);
  const outline = [...toPoints(most), ...toPoints(least).reverse()].join('L');
  return (
    // preview-start
    <g pointerEvents="none">
      <g opacity={0.25}>
        <AreaElement id="range" color={color} d={`M${outline}Z`} />
      </g>
      <LineHighlightElement id="energy" x={toX('Aug')} y={toY(820)} color={color} r={7} />
    </g>
    // preview-end
  );
}

export default function CustomRange() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by month in kilowatt hours; August, at 820, is above the range of the last five years"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <LineChart
        margin={{ top: 20, right: 30, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 500, max: 1200 }]}
        series={[{ id: 'energy', data: energy, curve: 'linear', showMark: false, color }]}
      >
        <UsualRange />
      </LineChart>
    </Box>
  );
}
