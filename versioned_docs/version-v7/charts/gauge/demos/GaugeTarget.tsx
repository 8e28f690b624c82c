import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

// preview-start
function Target({ value }: { value: number }) {
  const { startAngle, endAngle, valueMin, valueMax, innerRadius, outerRadius, cx, cy } =
    useGaugeState();
  const { palette } = useTheme();
  const part = (value - valueMin) / (valueMax - valueMin);
  const angle = startAngle + part * (endAngle - startAngle);
  const x = (radius: number) => cx + radius * Math.sin(angle);
  const y = (radius: number) => cy - radius * Math.cos(angle);
  return (
    <path
      d={`M ${x(innerRadius)} ${y(innerRadius)} L ${x(outerRadius + 8)} ${y(outerRadius + 8)}`}
      stroke={palette.text.primary}
      strokeWidth={3}
    />
  );
}
// preview-end

export default function GaugeTarget() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <Gauge
        aria-label="Solar energy of May"
        aria-valuetext="412 of 520 kilowatt hours, the target is 450"
        value={412}
        valueMax={520}
        startAngle={-110}
        endAngle={110}
        margin={{ top: 20, bottom: 20, left: 20, right: 20 }}
        text={'412 kWh\nof 450'}
      >
        <Target value={450} />
      </Gauge>
    </Box>
  );
}
