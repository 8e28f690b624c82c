import Box from '@mui/material/Box';
import { FunnelChart, FunnelSection, type FunnelSectionLabel } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Visited', value: 4200 },
  { label: 'Put into the basket', value: 2870 },
  { label: 'Started to pay', value: 1260 },
  { label: 'Ordered', value: 1010 },
];
const kept = steps.map(({ value }, i) => value / (steps[i - 1]?.value ?? value));
const worst = kept.indexOf(Math.min(...kept));

// preview-start
function Section(props: React.ComponentProps<typeof FunnelSection>) {
  const isWorst = props.dataIndex === worst;
  return <FunnelSection {...props} color={isWorst ? '#f59e0b' : '#93c5fd'} />;
}

function Label({ label, dataIndex }: React.ComponentProps<typeof FunnelSectionLabel>) {
  const share = `${Math.round((kept[dataIndex] ?? 1) * 100)}%`;
  return (
    <text x={label.x} y={label.y} textAnchor="middle" fill="#111827" pointerEvents="none">
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
        aria-label="Orders in the web shop: most people leave before they start to pay"
        series={[{ data: steps, curve: 'bump' }]}
        slots={slots}
        hideLegend
      />
    </Box>
  );
}
