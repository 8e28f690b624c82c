import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType, XAxis } from '@mui/x-charts/models';

const xAxis: XAxis[] = [{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }];
const part = { type: 'line', area: true, stack: 'energy', showMark: false } as const;
const series: AllSeriesType[] = [
  { ...part, label: 'From the grid', data: [1.8, 1.7, 1.3, 1.1, 0.9, 0.9], color: '#64748b' },
  { ...part, label: 'From the roof', data: [0.1, 0.1, 0.3, 0.5, 0.7, 0.8], color: '#ca8a04' },
];

export default function CompositionWrapper() {
  const [direction, setDirection] = React.useState<'vertical' | 'horizontal'>('vertical');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the legend"
        value={direction}
        onChange={(event, value: typeof direction | null) => setDirection(value ?? direction)}
      >
        <ToggleButton value="vertical">Beside</ToggleButton>
        <ToggleButton value="horizontal">Below</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 280, pt: 1 }}>
        <ChartDataProvider series={series} xAxis={xAxis} yAxis={[{ max: 2 }]}>
          {/* preview-start */}
          <ChartsWrapper
            legendDirection={direction}
            legendPosition={{ vertical: 'bottom', horizontal: 'end' }}
          >
            <ChartsLegend direction={direction} />
            <ChartsSurface aria-label="Energy in megawatt hours by month and source">
              <AreaPlot />
              <LinePlot />
              <ChartsXAxis />
              <ChartsYAxis />
              <LineHighlightPlot />
            </ChartsSurface>
            <ChartsTooltip trigger="axis" />
          </ChartsWrapper>
          {/* preview-end */}
        </ChartDataProvider>
      </Box>
    </Box>
  );
}
