import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const energy = [0, 0, 6, 18, 24, 24, 9, 0, 0];
const shared = {
  data: energy,
  height: 48,
  margin: 6,
  yAxis: { min: 0, max: 24 },
  sx: { [`& .${lineElementClasses.root}`]: { strokeWidth: 8 } },
};

export default function SparklineEdges() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      <figure style={{ margin: 0 }}>
        <SparkLineChart {...shared} aria-label="Solar power in kW, default clipping" />
        <Typography component="figcaption" variant="caption">
          Default
        </Typography>
      </figure>
      {/* preview-start */}
      <figure style={{ margin: 0 }}>
        <SparkLineChart
          {...shared}
          aria-label="Solar power in kW, with clipAreaOffset"
          clipAreaOffset={{ top: 4, bottom: 4 }}
        />
        <Typography component="figcaption" variant="caption">
          clipAreaOffset
        </Typography>
      </figure>
      <figure style={{ margin: 0 }}>
        <SparkLineChart {...shared} aria-label="Solar power in kW, no clipping" disableClipping />
        <Typography component="figcaption" variant="caption">
          disableClipping
        </Typography>
      </figure>
      {/* preview-end */}
    </Box>
  );
}
