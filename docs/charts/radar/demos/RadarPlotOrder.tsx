import Box from '@mui/material/Box';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesPlot,
} from '@mui/x-charts/RadarChart';

const radar = { metrics: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], max: 100 };
const area = { fillArea: true };
const series = [
  { ...area, id: 'last', label: 'Last year', data: [70, 62, 66, 71, 84, 92, 35], color: '#94a3b8' },
  { ...area, id: 'now', label: 'This year', data: [58, 55, 61, 60, 72, 81, 22], color: '#0d9488' },
];
const opaque = { '& .MuiRadarSeriesPlot-area': { fillOpacity: 0.9 } };

export default function RadarPlotOrder() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <RadarDataProvider radar={radar} series={series}>
        {/* preview-start */}
        <ChartsWrapper sx={opaque} legendDirection="vertical">
          <ChartsLegend direction="vertical" />
          <ChartsSurface direction="ltr" aria-label="Energy by weekday in kWh, less than last year">
            <RadarGrid divisions={4} stripeColor={null} />
            <RadarSeriesPlot />
            <RadarMetricLabels />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
        {/* preview-end */}
      </RadarDataProvider>
    </Box>
  );
}
