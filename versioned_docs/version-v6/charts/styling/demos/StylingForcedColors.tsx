import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function StylingForcedColors() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, from the web and in the shop"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { id: 'web', data: [34, 41, 38, 52, 77, 93], label: 'Web' },
          { id: 'shop', data: [58, 49, 61, 66, 84, 120], label: 'Shop (outlined)' },
        ]}
        // preview-start
        sx={{
          '@media (forced-colors: active)': {
            '& text': { fill: 'CanvasText !important' },
            '& .MuiChartsAxis-root line': { stroke: 'CanvasText !important' },
            '& .MuiBarElement-series-web': { fill: 'CanvasText' },
            '& .MuiBarElement-series-shop': {
              fill: 'Canvas',
              stroke: 'CanvasText',
              strokeWidth: 2,
            },
          },
        }}
        // preview-end
      />
    </Box>
  );
}
