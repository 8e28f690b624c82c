import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, usage } from './shopEnergy';

const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const axis = { data: days, scaleType: 'point', valueFormatter: day.format } as const;

export default function TooltipFixedPlace() {
  const [corner, setCorner] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      {/* preview-start */}
      <Box ref={setCorner} sx={{ position: 'absolute', top: 52, right: 52 }} />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy of the shop by weekday, with the tooltip in the corner"
        sx={{ m: 0 }}
      >
        <LineChart
          height={280}
          xAxis={[axis]}
          yAxis={[{ min: 0, max: 60 }]}
          series={usage}
          slotProps={{ popper: { anchorEl: corner, placement: 'bottom-end' } }}
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
