import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const orders = weeks.map((week) => 220 + week * 4 + ((week * 41) % 60));
const best = Math.max(...orders);

export default function LinesMarks() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Orders by week; a mark at the best week"
        xAxis={[{ data: weeks, domainLimit: 'strict', label: 'Week' }]}
        yAxis={[{ min: 200 }]}
        series={[{ data: orders, shape: 'star', showMark: ({ value }) => value === best }]}
      />
      {/* preview-end */}
    </Box>
  );
}
