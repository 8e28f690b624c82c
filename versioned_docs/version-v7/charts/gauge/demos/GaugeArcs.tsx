import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import type { GaugeProps } from '@mui/x-charts/Gauge';

// preview-start
const arcs: Record<string, GaugeProps> = {
  Ring: {},
  Half: { startAngle: -90, endAngle: 90 },
  'Three quarters': { startAngle: -135, endAngle: 135, cornerRadius: '50%' },
  Filled: { startAngle: 0, endAngle: 360, innerRadius: 0, text: '' },
};
// preview-end

export default function GaugeArcs() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        textAlign: 'center',
      }}
    >
      {Object.entries(arcs).map(([name, arc]) => (
        <div key={name}>
          <Gauge aria-label={`Battery, drawn as: ${name}`} height={140} value={72} {...arc} />
          <Typography variant="body2">{name}</Typography>
        </div>
      ))}
    </Box>
  );
}
