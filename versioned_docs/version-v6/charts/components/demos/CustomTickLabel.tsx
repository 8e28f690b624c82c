import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';

const departments = ['Bakery', 'Fruit', 'Cheese', 'Drinks'];
const icons: Record<string, string> = { Bakery: '●', Fruit: '▲', Cheese: '■', Drinks: '◆' };

// preview-start
function TickWithShape({ x, y, text }: ChartsTextProps) {
  return (
    <text x={x} y={y} textAnchor="middle" dominantBaseline="hanging" fill="currentColor">
      <tspan fontSize={18}>{icons[text]}</tspan>
      <tspan x={x} dy="1.4em" fontSize={13}>
        {text}
      </tspan>
    </text>
  );
}
// preview-end

const slots = { axisTickLabel: TickWithShape };

export default function CustomTickLabel() {
  return (
    <Box
      component="figure"
      aria-label="Orders by department"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: departments }]}
        leftAxis={null}
        margin={{ top: 20, right: 20, bottom: 55, left: 20 }}
        slots={slots}
        series={[{ data: [120, 145, 62, 98] }]}
      />
    </Box>
  );
}
