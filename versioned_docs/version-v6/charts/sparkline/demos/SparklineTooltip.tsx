import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SparklineTooltip() {
  return (
    <Box
      role="img"
      aria-label="Energy by day of the week, highest on Saturday"
      sx={{ maxWidth: 320 }}
    >
      {/* preview-start */}
      <SparkLineChart
        data={[412, 398, 405, 421, 447, 489, 96]}
        xAxis={{ data: days }}
        valueFormatter={(value) => `${value} kWh`}
        height={70}
        showTooltip
        showHighlight
        axisHighlight={{ x: 'line' }}
      />
      {/* preview-end */}
    </Box>
  );
}
