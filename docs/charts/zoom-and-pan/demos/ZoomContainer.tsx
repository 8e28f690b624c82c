import Box from '@mui/material/Box';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartsAxisHighlight } from '@mui/x-charts-pro/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsReferenceLine } from '@mui/x-charts-pro/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts-pro/LineChart';
import type { AllSeriesType, XAxis } from '@mui/x-charts-pro/models';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const xAxis: XAxis[] = [
  {
    id: 'day',
    scaleType: 'utc',
    dataKey: 'day',
    valueFormatter: date.format,
    zoom: { minSpan: 20 },
  },
];
const initialZoom = [{ axisId: 'day', start: 20, end: 80 }];
const series: AllSeriesType[] = [{ type: 'line', dataKey: 'energy', area: true, color: '#0d9488' }];

export default function ZoomContainer() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <ChartContainerPro
        aria-label="Energy by day in kilowatt hours; turn the wheel to zoom"
        dataset={visits}
        series={series}
        xAxis={xAxis}
        initialZoom={initialZoom}
      >
        {/* preview-start */}
        <ChartsClipPath id="energy-clip" offset={{ top: 4, bottom: 4 }} />
        <g clipPath="url(#energy-clip)" opacity={0.85}>
          <AreaPlot />
          <LinePlot />
          <ChartsReferenceLine
            y={85}
            label="Limit"
            labelAlign="end"
            labelStyle={{ direction: 'ltr' }}
          />
        </g>
        <ChartsAxisHighlight x="line" y="line" />
        <ChartsXAxis axisId="day" />
        <ChartsYAxis />
        {/* preview-end */}
      </ChartContainerPro>
    </Box>
  );
}
