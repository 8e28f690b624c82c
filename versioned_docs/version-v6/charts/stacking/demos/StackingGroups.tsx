import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
// preview-start
const series = [
  { stack: '2024', data: [1980, 1700, 1650, 2050], label: 'Grid 2024', color: '#90a4ae' },
  { stack: '2024', data: [310, 620, 700, 280], label: 'Solar 2024', color: '#f9a825' },
  { stack: '2025', data: [1620, 1240, 1150, 1790], label: 'Grid 2025', color: '#546e7a' },
  { stack: '2025', data: [520, 1010, 1090, 460], label: 'Solar 2025', color: '#ef6c00' },
];
// preview-end

export default function StackingGroups() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy from grid and sun by quarter, 2024 beside 2025, in kilowatt hours"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: quarters }]}
        yAxis={[{ label: 'kWh' }]}
        margin={{ top: 80, left: 75, right: 20, bottom: 30 }}
        sx={{ '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-20px' } }}
        series={series}
      />
    </Box>
  );
}
