import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { FunnelChart, FunnelSection, type FunnelSectionLabel } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

const kept = orderSteps.map(({ value }, i) => value / (orderSteps[i - 1]?.value ?? value));
const worst = kept.indexOf(Math.min(...kept));
const categoryAxis = {
  categories: orderSteps.map(({ label }) => label),
  position: 'left',
  size: 140,
  disableLine: true,
  disableTicks: true,
} as const;

const colors = {
  light: { usual: '#93c5fd', marked: '#f59e0b' },
  dark: { usual: '#1e40af', marked: '#b45309' },
};

// preview-start
function Section(props: React.ComponentProps<typeof FunnelSection>) {
  const { usual, marked } = colors[useTheme().palette.mode];
  return <FunnelSection {...props} color={props.dataIndex === worst ? marked : usual} />;
}

function Label({ label, dataIndex }: React.ComponentProps<typeof FunnelSectionLabel>) {
  const share = `${Math.round((kept[dataIndex] ?? 1) * 100)}%`;
  return (
    <text x={label.x} y={label.y} textAnchor="middle" fill="currentColor" pointerEvents="none">
      <tspan fontWeight={700}>{label.value}</tspan>
      <tspan x={label.x} dy="1.3em" fontSize={12}>
        {dataIndex > 0 && share}
      </tspan>
    </text>
  );
}
// preview-end

const slots = { funnelSection: Section, funnelSectionLabel: Label };

export default function FunnelWorstStep() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <FunnelChart
        aria-label="Visitors of the web shop by step of an order: most leave before they fill a cart"
        series={[{ data: orderSteps, curve: 'bump' }]}
        categoryAxis={categoryAxis}
        slots={slots}
        hideLegend
      />
    </Box>
  );
}
