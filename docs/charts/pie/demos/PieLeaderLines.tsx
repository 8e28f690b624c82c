import Box from '@mui/material/Box';
import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', label: 'Cooling', value: 46 },
  { id: 'till', label: 'Tills', value: 6 },
  { id: 'light', label: 'Lighting', value: 21 },
  { id: 'sign', label: 'Sign', value: 5 },
  { id: 'oven', label: 'Ovens', value: 18 },
  { id: 'other', label: 'Other', value: 4 },
];

// preview-start
function LabelOutside(props: PieArcLabelProps) {
  const { startAngle, endAngle, outerRadius, formattedArcLabel } = props;
  const angle = (startAngle + endAngle) / 2;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const side = x < 0 ? -1 : 1;
  const end = { x: x * (outerRadius + 14) + side * 8, y: y * (outerRadius + 14) };
  const line = `M${x * (outerRadius + 2)} ${y * (outerRadius + 2)}L${end.x - side * 8} ${end.y}H${end.x}`;
  return (
    <g direction="ltr" pointerEvents="none">
      <path d={line} fill="none" stroke="currentColor" opacity={0.6} />
      <text x={end.x + side * 4} y={end.y} textAnchor={side < 0 ? 'end' : 'start'} {...text}>
        {formattedArcLabel}
      </text>
    </g>
  );
}
// preview-end

const text = { dominantBaseline: 'central', fill: 'currentColor', fontSize: 12 } as const;
const slots = { pieArcLabel: LabelOutside };

export default function PieLeaderLines() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <PieChart
        aria-label="Energy of the shop by use: cooling 46%, lighting 21%, ovens 18%"
        series={[
          {
            data: use,
            arcLabel: ({ label, value }) => `${label} ${value}%`,
          },
        ]}
        margin={{ top: 30, bottom: 30, left: 106, right: 106 }}
        slots={slots}
        hideLegend
      />
    </Box>
  );
}
