import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function StylingOneSeries() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by month in kilowatt hours, measured and planned"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { id: 'measured', label: 'Measured', data: [910, 890, 840, 780, 740, 830] },
          {
            id: 'plan',
            label: 'Planned (dashed)',
            data: [880, 860, 840, 800, 760, 780],
            showMark: false,
          },
        ]}
        // preview-start
        sx={{
          '& .MuiLineElement-series-measured': { strokeWidth: 4 },
          '& .MuiLineElement-series-plan': { strokeDasharray: '8 6' },
        }}
        // preview-end
      />
    </Box>
  );
}
