import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

// preview-start
function Pointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const { palette } = useTheme();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g fill={palette.text.primary} stroke={palette.text.primary}>
      <circle cx={cx} cy={cy} r={5} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}
// preview-end

export default function GaugePointer() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <GaugeContainer
        aria-label="Temperature of the cold room"
        aria-valuetext="−4 degrees Celsius"
        value={-4}
        valueMin={-20}
        valueMax={20}
        startAngle={-100}
        endAngle={100}
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Pointer />
      </GaugeContainer>
    </Box>
  );
}
