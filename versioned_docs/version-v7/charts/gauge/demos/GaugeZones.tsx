import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

const zones = [
  { from: -20, to: -8, color: '#2563eb' },
  { from: -8, to: 4, color: '#0d9488' },
  { from: 4, to: 20, color: '#dc2626' },
];

// preview-start
function Zones() {
  const gauge = useGaugeState();
  const { palette } = useTheme();
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } = gauge;
  const toAngle = (value: number) =>
    startAngle + ((endAngle - startAngle) * (value - valueMin)) / (valueMax - valueMin);
  const point = (angle: number, radius: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  const middle = (innerRadius + outerRadius) / 2;
  const width = outerRadius - innerRadius;
  const arc = (from: number, to: number) =>
    `M ${point(toAngle(from), middle)} A ${middle} ${middle} 0 0 1 ${point(toAngle(to), middle)}`;
  const angle = gauge.valueAngle;
  // preview-end
  return (
    <g fill="none">
      {zones.map(({ from, to, color }) => (
        <path key={from} d={arc(from, to)} stroke={color} strokeWidth={width} />
      ))}
      {angle !== null && (
        <path
          d={`M ${point(angle, innerRadius - 8)} L ${point(angle, outerRadius + 8)}`}
          stroke={palette.text.primary}
          strokeWidth={4}
        />
      )}
    </g>
  );
}

export default function GaugeZones() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <GaugeContainer
        aria-label="Temperature of the cold room"
        aria-valuetext="−4 degrees Celsius, in the allowed range from −8 to 4"
        value={-4}
        valueMin={-20}
        valueMax={20}
        startAngle={-90}
        endAngle={90}
        innerRadius="75%"
        margin={{ top: 16, bottom: 16, left: 16, right: 16 }}
      >
        <Zones />
        <GaugeValueText
          text="−4 °C"
          y={140}
          style={{ fontSize: 24, textAnchor: 'middle', direction: 'ltr' }}
        />
      </GaugeContainer>
    </Box>
  );
}
