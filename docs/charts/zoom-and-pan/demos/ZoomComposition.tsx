import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import type { AllSeriesType, XAxis } from '@mui/x-charts-pro/models';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const zoom = { slider: { enabled: true } };
const xAxis: XAxis[] = [
  { id: 'day', scaleType: 'band', dataKey: 'day', valueFormatter: date.format, zoom },
];
const initialZoom = [{ axisId: 'day', start: 40, end: 80 }];
const series: AllSeriesType[] = [
  { type: 'bar', dataKey: 'visitors', label: 'Visitors' },
  { type: 'line', dataKey: 'energy', label: 'Energy (kWh)' },
];

export default function ZoomComposition() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 340, width: '100%' }}>
      <ChartDataProviderPro
        dataset={visits}
        margin={{ right: 32 }}
        {...{ initialZoom, series, xAxis }}
      >
        {/* preview-start */}
        <ChartsLegend />
        <ChartsSurface aria-label="Visitors as bars and energy as a line by day, with a slider">
          <ChartsClipPath id="visits-clip" />
          <g clipPath="url(#visits-clip)">
            <BarPlot />
            <LinePlot />
          </g>
          <ChartsXAxis axisId="day" />
          <ChartsYAxis />
          <ChartZoomSlider />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
        {/* preview-end */}
      </ChartDataProviderPro>
    </Box>
  );
}
