import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const branches = [
  { id: 'harbor', value: 214, label: 'Harbor' },
  { id: 'market', value: 198, label: 'Market' },
  { id: 'station', value: 226, label: 'Station' },
  { id: 'hill', value: 205, label: 'Hill' },
  { id: 'mill', value: 189, label: 'Mill' },
  { id: 'bridge', value: 231, label: 'Bridge' },
];

export default function PieOrBars() {
  return (
    <Box
      dir="ltr"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}
    >
      {/* preview-start */}
      <Box component="figure" aria-label="Energy of six shops as a pie" sx={{ m: 0, height: 220 }}>
        <PieChart series={[{ data: branches }]} />
      </Box>
      <Box component="figure" aria-label="The same six shops as bars" sx={{ m: 0, height: 220 }}>
        <BarChart
          layout="horizontal"
          dataset={branches}
          yAxis={[{ dataKey: 'label', scaleType: 'band' }]}
          xAxis={[{ label: 'MWh' }]}
          series={[{ dataKey: 'value' }]}
          margin={{ left: 70, right: 20, top: 10 }}
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
