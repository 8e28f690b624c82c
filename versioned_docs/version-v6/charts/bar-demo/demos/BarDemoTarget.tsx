import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['Week 18', 'Week 19', 'Week 20', 'Week 21', 'Week 22', 'Week 23'];
const orders = [212, 248, 305, 287, 0, 264];

// preview-start
const target = 260;
const both = { stack: 'orders', valueFormatter: (value: number) => `${value} orders` };
const series = [
  { ...both, color: '#78909c', data: orders.map((value) => (value < target ? value : 0)) },
  { ...both, color: '#2e7d32', data: orders.map((value) => (value < target ? 0 : value)) },
];
// preview-end

export default function BarDemoTarget() {
  const { palette } = useTheme();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by week against the target of 260; no figure for week 22"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: weeks }]}
        yAxis={[{ max: 350 }]}
        series={series}
        tooltip={{ trigger: 'item' }}
        margin={{ top: 20, right: 20 }}
      >
        <ChartsReferenceLine
          y={target}
          label={`Target ${target}`}
          labelAlign="start"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
          lineStyle={{ stroke: palette.text.primary, strokeDasharray: '6 4' }}
        />
      </BarChart>
    </Box>
  );
}
