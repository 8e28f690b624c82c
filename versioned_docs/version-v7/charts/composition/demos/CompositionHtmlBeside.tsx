import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';
import type { AllSeriesType, XAxis } from '@mui/x-charts/models';

const xAxis: XAxis[] = [{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }];
const series: AllSeriesType[] = [
  { type: 'bar', id: 'web', label: 'Web', data: [34, 41, 38, 52, 77, 93], stack: 'orders' },
  { type: 'bar', id: 'shop', label: 'Shop', data: [58, 49, 61, 66, 84, 120], stack: 'orders' },
];

// preview-start
function Totals() {
  return useBarSeries().map(({ id, label, data, color }) => {
    const total = data.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const name = typeof label === 'function' ? label('legend') : label;
    return (
      <Chip
        key={id}
        variant="outlined"
        label={`${name}: ${total} orders`}
        sx={{ borderColor: color, borderWidth: 2 }}
      />
    );
  });
}
// preview-end

export default function CompositionHtmlBeside() {
  return (
    <ChartDataProvider series={series} xAxis={xAxis} height={240}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Totals />
      </Box>
      <ChartsSurface aria-label="Orders by weekday, from the web and in the shop">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
