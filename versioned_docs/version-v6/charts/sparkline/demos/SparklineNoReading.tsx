import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// The meter was off on Wednesday and Thursday.
const readings = [412, 398, null, null, 447, 489, 96];

// preview-start
const firstGap = readings.indexOf(null);
const known = readings.filter((value) => value !== null);
const days = readings.flatMap((value, day) => (value === null ? [] : [day]));
// preview-end

export default function SparklineNoReading() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      {/* The numbers of the days on a linear axis keep the distance of the missing ones. */}
      <div
        role="img"
        aria-label={`Energy by day, ${known.length} of ${readings.length} days have a reading`}
      >
        <SparkLineChart data={known} xAxis={{ data: days, scaleType: 'linear' }} height={60} />
      </div>
      <Typography variant="body2">{`No reading on day ${firstGap + 1} and the next`}</Typography>
    </Box>
  );
}
