import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const series = [
  { label: 'Ordered on the web, picked up', data: [52, 77, 93] },
  { label: 'Ordered on the web, delivered', data: [31, 40, 58] },
  { label: 'Bought at the counter', data: [66, 84, 120] },
  { label: 'Bought at the market stall', data: [0, 22, 71] },
];

export default function LegendRows() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday and place"
      sx={{ m: 0, width: '100%', maxWidth: 520 }}
    >
      <BarChart
        height={320}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat'] }]}
        series={series}
        // preview-start
        margin={{ top: 130, right: 20, bottom: 30 }}
        slotProps={{
          legend: {
            padding: { top: 4, left: 50 },
            position: { vertical: 'top', horizontal: 'left' },
            labelStyle: { fontSize: 14 },
          },
        }}
        // preview-end
      />
    </Box>
  );
}
