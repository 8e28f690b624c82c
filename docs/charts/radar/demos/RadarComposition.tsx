import Box from '@mui/material/Box';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const radar = { metrics: ['Service', 'Range', 'Price', 'Speed', 'Parking'], max: 10, labelGap: 20 };
const series = [
  { id: 'harbor', label: 'Harbor', data: [8, 6, 7, 9, 4], fillArea: true },
  { id: 'market', label: 'Market', data: [6, 9, 5, 6, 8] },
];
const margin = { top: 40, bottom: 30, left: 75, right: 75 };

export default function RadarComposition() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 340, width: '100%' }}>
      <RadarDataProvider radar={radar} series={series} margin={margin}>
        {/* preview-start */}
        <ChartsLegend />
        <ChartsSurface direction="ltr" aria-label="Ratings of two shops from 0 to 10">
          <RadarGrid divisions={5} stripeColor={null} />
          <RadarSeriesArea seriesId="harbor" stroke="none" />
          <RadarSeriesArea seriesId="market" strokeDasharray="5 3" strokeWidth={2} />
          <RadarSeriesMarks seriesId="market" />
          <RadarAxisHighlight />
          <RadarMetricLabels />
          <RadarAxis metric="Service" divisions={5} textAnchor="start" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
        {/* preview-end */}
      </RadarDataProvider>
    </Box>
  );
}
