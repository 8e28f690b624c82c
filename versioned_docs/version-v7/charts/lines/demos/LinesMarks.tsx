import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const orders = weeks.map((week) => Math.round(290 + 60 * Math.sin(week / 6) + ((week * 41) % 30)));
const best = Math.max(...orders);

export default function LinesMarks() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Orders by week, with a star at the best week"
        xAxis={[{ data: weeks, domainLimit: 'strict', label: 'Week' }]}
        yAxis={[{ min: 200 }]}
        series={[{ data: orders, showMark: ({ value }) => value === best }]}
        slotProps={{ mark: { shape: 'star' } }}
        margin={{ top: 20, right: 20 }}
      />
      {/* preview-end */}
    </Box>
  );
}
