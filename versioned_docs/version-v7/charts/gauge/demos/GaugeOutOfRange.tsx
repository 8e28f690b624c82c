import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const power = 12.4;
const limit = 10;

export default function GaugeOutOfRange() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', textAlign: 'center' }}>
      <div>
        <Gauge
          aria-label="Power drawn by the shop, not limited"
          height={150}
          value={power}
          valueMax={limit}
          startAngle={-110}
          endAngle={110}
        />
        <Typography variant="body2">As is</Typography>
      </div>
      <div>
        {/* preview-start */}
        <Gauge
          aria-label="Power drawn by the shop, limited"
          aria-valuetext={`${power} kilowatts, over the limit of ${limit}`}
          height={150}
          value={Math.min(power, limit)}
          valueMax={limit}
          startAngle={-110}
          endAngle={110}
          text={`${power} kW`}
        />
        {/* preview-end */}
        <Typography variant="body2">Limited</Typography>
      </div>
    </Box>
  );
}
