import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const xAxis = [{ scaleType: 'point' as const, data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }];
const part = { type: 'line', area: true, stack: 'energy', showMark: false } as const;
const series: AllSeriesType[] = [
  { ...part, label: 'From the grid', data: [1.8, 1.7, 1.3, 1.1, 0.9, 0.9], color: '#64748b' },
  { ...part, label: 'From the roof', data: [0.1, 0.1, 0.3, 0.5, 0.7, 0.8], color: '#ca8a04' },
];

const beside = { vertical: 'middle', horizontal: 'right' } as const;
const below = { vertical: 'bottom', horizontal: 'middle' } as const;

export default function CompositionLegend() {
  const [direction, setDirection] = React.useState<'column' | 'row'>('column');
  const isBeside = direction === 'column';
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={direction}
        onChange={(event, value: typeof direction | null) => setDirection(value ?? direction)}
      >
        <ToggleButton value="column">Beside</ToggleButton>
        <ToggleButton value="row">Below</ToggleButton>
      </ToggleButtonGroup>
      <div dir="ltr">
        <ResponsiveChartContainer
          title="Energy in megawatt hours by month and source"
          height={280}
          {...{ series, xAxis }}
          margin={{ top: 20, left: 40, right: isBeside ? 160 : 20, bottom: isBeside ? 30 : 70 }}
        >
          {/* preview-start */}
          <AreaPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
          <LineHighlightPlot />
          <ChartsLegend direction={direction} position={isBeside ? beside : below} />
          <ChartsTooltip trigger="axis" />
          {/* preview-end */}
        </ResponsiveChartContainer>
      </div>
    </Box>
  );
}
