import Box from '@mui/material/Box';
import type { HighlightScope } from '@mui/x-charts/context';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const floors = [
  { id: 'ground', label: 'Ground floor', data: [420, 410, 380, 340, 310, 330], highlightScope },
  { id: 'first', label: 'First floor', data: [310, 300, 290, 250, 220, 260], highlightScope },
];

export default function HighlightStyles() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <LineChart
        title="Energy by month and floor in kilowatt hours"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={floors}
        // preview-start
        sx={{
          [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
          [`& .${lineElementClasses.highlighted}`]: { strokeWidth: 6 },
          [`& .${lineElementClasses.faded}`]: { opacity: 0.6, strokeDasharray: '6 4' },
        }}
        // preview-end
      />
    </Box>
  );
}
