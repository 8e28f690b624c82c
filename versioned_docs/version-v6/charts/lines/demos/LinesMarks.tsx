import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const orders = weeks.map((week) => 220 + week * 4 + ((week * 41) % 60));
const best = Math.max(...orders);

export default function LinesMarks() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by week; a mark at the best week"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        xAxis={[{ data: weeks, min: 1, max: 26, label: 'Week' }]}
        yAxis={[{ min: 200 }]}
        series={[{ data: orders, showMark: ({ value }) => value === best }]}
        slotProps={{ mark: { shape: 'star' } }}
        margin={{ top: 16, right: 16 }}
      />
      {/* preview-end */}
    </Box>
  );
}
