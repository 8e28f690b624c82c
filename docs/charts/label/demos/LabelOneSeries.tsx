import Box from '@mui/material/Box';
import { BarChart, type BarItem } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const thisYear = [910, 890, 840, 780];
const lastYear = [990, 930, 860, 850];
const change = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' });

// preview-start
const changeLabel = ({ seriesId, dataIndex, value }: BarItem): string | null => {
  const before = lastYear[dataIndex];
  return seriesId === 'this' && value !== null && before !== undefined
    ? change.format(value / before - 1)
    : null;
};
// preview-end

export default function LabelOneSeries() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        aria-label="Energy by month in kilowatt hours, with the change from last year in percent"
        xAxis={[{ data: months, categoryGapRatio: 0.1, barGapRatio: 0 }]}
        series={[
          { id: 'last', data: lastYear, label: 'Last year', color: '#64748b' },
          { id: 'this', data: thisYear, label: 'This year', color: '#1d4ed8' },
        ]}
        barLabel={changeLabel}
        sx={{ '& .MuiBarLabel-root': { fill: '#fff', fontSize: 12 } }}
      />
    </Box>
  );
}
