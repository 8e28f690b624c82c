import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const departments = ['Bakery', 'Fruit', 'Cheese', 'Drinks'];

const style = {
  fill: 'currentColor',
  dominantBaseline: 'central',
  fontSize: 14,
  textDecoration: 'underline',
} as const;

// preview-start
function TickLink({ x, y, text }: ChartsTextProps) {
  return (
    <Box component="a" href={`#${text.toLowerCase()}`} sx={{ color: 'primary.main' }}>
      <text {...{ x, y, direction: 'ltr', textAnchor: 'end', style }}>{text}</text>
    </Box>
  );
}

const slots = { axisTickLabel: TickLink };
// preview-end

export default function AxisLinks() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <ChartContainer
        aria-label="Orders by department; the name of each department is a link"
        yAxis={[{ scaleType: 'band', data: departments, width: 80 }]}
        xAxis={[{ min: 0, max: 160, height: 45 }]}
        series={[{ type: 'bar', layout: 'horizontal', data: [120, 145, 62, 98] }]}
      >
        <BarPlot />
        <ChartsYAxis slots={slots} disableTicks disableLine />
        <ChartsXAxis
          label="Orders"
          tickInterval={[0, 40, 80, 120, 160]}
          tickSize={4}
          tickLabelStyle={{ fontSize: 13 }}
        />
      </ChartContainer>
    </Box>
  );
}
