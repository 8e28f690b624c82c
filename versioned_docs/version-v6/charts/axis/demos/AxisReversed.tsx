import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'];

export default function AxisReversed() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Rank of the shop among ten shops by week, first rank on top"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        margin={{ bottom: 20, right: 30 }}
        topAxis="weeks"
        bottomAxis={null}
        xAxis={[{ id: 'weeks', data: weeks, scaleType: 'point' }]}
        yAxis={[{ reverse: true, min: 1, max: 10, label: 'Rank' }]}
        series={[{ data: [8, 6, 7, 3, 2], label: 'Rank', curve: 'linear' }]}
        slotProps={{ legend: { hidden: true } }}
      />
      {/* preview-end */}
    </Box>
  );
}
