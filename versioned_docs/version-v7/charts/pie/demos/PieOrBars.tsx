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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
      {/* preview-start */}
      <PieChart title="Energy of six shops as a pie" height={220} series={[{ data: branches }]} />
      <BarChart
        title="Energy of the same six shops as bars in megawatt hours"
        height={220}
        layout="horizontal"
        dataset={branches}
        yAxis={[{ dataKey: 'label', scaleType: 'band' }]}
        xAxis={[{ label: 'MWh' }]}
        series={[{ dataKey: 'value' }]}
        margin={{ left: 70, right: 20, top: 10 }}
      />
      {/* preview-end */}
    </Box>
  );
}
