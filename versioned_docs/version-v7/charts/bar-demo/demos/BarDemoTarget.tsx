import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['Week 18', 'Week 19', 'Week 20', 'Week 21', 'Week 22', 'Week 23'];
const orders = [212, 248, 305, 287, null, 264];

export default function BarDemoTarget() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        title="Orders by week against the target of 260; no figure for week 22"
        xAxis={[{ scaleType: 'band', data: weeks }]}
        yAxis={[
          {
            max: 350,
            colorMap: { type: 'piecewise', thresholds: [260], colors: ['#78909c', '#2e7d32'] },
          },
        ]}
        series={[{ data: orders, label: 'Orders' }]}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      >
        {/* preview-start */}
        <ChartsReferenceLine
          y={260}
          label="Target 260"
          labelAlign="start"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
          lineStyle={{ stroke: palette.text.primary, strokeDasharray: '6 4' }}
        />
        {/* preview-end */}
      </BarChart>
    </Box>
  );
}
