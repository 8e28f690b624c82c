import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';

// preview-start
const xAxis: AxisConfig<'band', string, ChartsXAxisProps> = {
  id: 'hours',
  scaleType: 'band',
  data: ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
  tickPlacement: 'middle',
  categoryGapRatio: 0.05,
  label: 'Start of each two hours',
};
const yAxis = [{ tickMinStep: 50, disableLine: true, disableTicks: true }];
// preview-end

export default function BarsTicks() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        title="Visitors in two-hour slots; most come at noon and at 4 PM"
        xAxis={[xAxis]}
        yAxis={yAxis}
        series={[{ data: [64, 118, 152, 97, 171, 88], color: '#00897b' }]}
        grid={{ horizontal: true }}
        margin={{ top: 20, right: 20 }}
      />
    </Box>
  );
}
