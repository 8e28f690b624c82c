import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series: AllSeriesType[] = [
  { type: 'bar', yAxisKey: 'energy', data: [1840, 1710, 1320, 760, 240, 60], label: 'Heating' },
  { type: 'line', yAxisKey: 'warmth', data: [-3, -1, 5, 10, 16, 20], label: 'Outdoors' },
];

export default function CompositionBarsAndLine() {
  return (
    <Box dir="ltr" sx={{ height: 320, width: '100%' }}>
      <ResponsiveChartContainer
        title="Heating energy in kilowatt hours as bars, outdoor temperature in degrees as a line"
        series={series}
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[{ id: 'energy' }, { id: 'warmth' }]}
        margin={{ bottom: 30 }}
      >
        {/* preview-start */}
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="energy" />
        <ChartsYAxis axisId="warmth" position="right" />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
        {/* preview-end */}
      </ResponsiveChartContainer>
    </Box>
  );
}
