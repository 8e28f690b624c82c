import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { useDrawingArea } from '@mui/x-charts/hooks';

// preview-start
function LegendWithTotals({ seriesToDisplay, series }: LegendRendererProps) {
  const { left } = useDrawingArea();
  return seriesToDisplay.map(({ id, label, color }, index) => {
    const data = series.bar?.series[id]?.data ?? [];
    const total = data.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    return (
      <g key={id} transform={`translate(${left + index * 140} 10)`}>
        <rect width={4} height={32} fill={color} />
        <text x={12} y={12} fill="currentColor" fontSize={13}>
          {label}
          <tspan x={12} dy="1.2em" fontWeight={700}>{`${total} orders`}</tspan>
        </text>
      </g>
    );
  });
}
// preview-end

const slots = { legend: LegendWithTotals };

export default function LegendCustom() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, from the web and in the shop"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        margin={{ top: 65, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat'] }]}
        series={[
          { id: 'web', data: [52, 77, 93], label: 'Web' },
          { id: 'shop', data: [66, 84, 120], label: 'Shop' },
        ]}
        slots={slots}
      />
    </Box>
  );
}
