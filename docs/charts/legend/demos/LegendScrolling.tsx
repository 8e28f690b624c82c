import Box from '@mui/material/Box';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const names = ['Harbor', 'Marktplatz', 'Bridge', 'Old mill', 'Station', 'Airport', 'University'];
const series = names.map((label, i) => ({
  label,
  showMark: false,
  data: months.map((_, month) => 30 + i * 6 + ((month * (i + 2)) % 5) * 3),
}));

// preview-start
const legend = {
  tabIndex: 0,
  sx: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    maxWidth: 'min(420px, 100%)',
    [`& .${legendClasses.label}`]: { fontWeight: 600, whiteSpace: 'nowrap' },
  },
};
// preview-end

export default function LegendScrolling() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Energy of seven branches by month in megawatt hours"
        height={240}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={series}
        slotProps={{ legend }}
      />
    </Box>
  );
}
