import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dialogSx = { width: 'min(90vw, 560px)', color: 'text.primary', bgcolor: 'background.paper' };

const chart = {
  'aria-label': 'Energy by day in kilowatt hours',
  xAxis: [{ data: days, scaleType: 'point' as const }],
  series: [{ data: [21, 23, 20, 24, 28, 33, 12], label: 'Energy (kWh)' }],
};

export default function TooltipInDialog() {
  const [dialog, setDialog] = React.useState<HTMLDialogElement | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart {...chart} height={180} />
      <Button variant="outlined" onClick={() => dialog?.showModal()}>
        Enlarge
      </Button>
      <Box component="dialog" ref={setDialog} aria-label="Energy by day" sx={dialogSx}>
        {/* preview-start */}
        <LineChart {...chart} height={260} slotProps={{ tooltip: { container: dialog } }} />
        {/* preview-end */}
        <Button onClick={() => dialog?.close()}>Close</Button>
      </Box>
    </Box>
  );
}
