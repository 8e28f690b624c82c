import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const week = [412, 398, 405, 421, 447, 489, 96];

export default function SparklineWeek() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, height: 60 }}>
      <Typography>Energy this week</Typography>
      {/* preview-start */}
      <SparkLineChart
        aria-label="Energy by day: about 400 kilowatt hours, 489 on Saturday, 96 on Sunday"
        data={week}
        width={120}
        height={40}
      />
      {/* preview-end */}
      <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>96 kWh</Typography>
    </Stack>
  );
}
