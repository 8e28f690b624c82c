import Box from '@mui/material/Box';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// preview-start
function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 20 4" width={20} height={4} className={className} aria-hidden="true">
      <path d="M0 2H20" stroke={color} strokeWidth={3} strokeDasharray="5 3" />
    </svg>
  );
}
// preview-end

export default function LegendMarks() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Energy by month in kilowatt hours: measured, planned and of last year"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { label: 'Measured', labelMarkType: 'line', data: [910, 890, 840, 780, 740, 830] },
          { label: 'Last year', labelMarkType: 'circle', data: [990, 960, 900, 850, 790, 820] },
          {
            id: 'plan',
            label: 'Planned',
            labelMarkType: DashedMark,
            data: [880, 860, 840, 800, 760, 780],
            showMark: false,
          },
        ]}
        sx={{ '& .MuiLineElement-series-plan': { strokeDasharray: '10 6' } }}
      />
    </Box>
  );
}
