import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType, XAxis, YAxis } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const xAxis: XAxis[] = [{ id: 'month', scaleType: 'band', data: months }];
const yAxis: YAxis[] = [
  { id: 'energy', label: 'Heating (kWh)', width: 65 },
  { id: 'warmth', label: 'Outdoors (°C)', position: 'right' },
];
const series: AllSeriesType[] = [
  { type: 'bar', yAxisId: 'energy', data: [1840, 1710, 1320, 760, 240, 60], label: 'Heating' },
  { type: 'line', yAxisId: 'warmth', data: [-3, -1, 5, 10, 16, 20], label: 'Outdoors' },
];

export default function CompositionBarsAndLine() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 320, width: '100%' }}>
      <ChartDataProvider series={series} xAxis={xAxis} yAxis={yAxis}>
        {/* preview-start */}
        <ChartsLegend />
        <ChartsSurface aria-label="Heating energy as bars and outdoor temperature as a line">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="energy" />
          <ChartsYAxis axisId="warmth" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
        {/* preview-end */}
      </ChartDataProvider>
    </Box>
  );
}
