import Box from '@mui/material/Box';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const shops = [
  { label: 'Harbor', data: [142, 138, 147, 151, 174, 196] },
  { label: 'Old town', data: [161, 164, 159, 166, 170, 188] },
  { label: 'Station', data: [188, 191, 186, 184, 179, 134] },
  { label: 'Airport', data: [124, 122, 131, 127, 145, 152] },
];
// preview-start
const series = shops.map((shop) => ({
  ...shop,
  showMark: false,
  highlightScope: { highlighted: 'series', faded: 'global' } as const,
}));
const sx = { [`.${lineElementClasses.root}`]: { strokeWidth: 5 } };
// preview-end

export default function LinesHighlight() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Visitors by weekday in four shops"
      sx={{ m: 0, height: 290, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={series}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ x: 'none' }}
        disableLineItemHighlight
        sx={sx}
      />
    </Box>
  );
}
