import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import {
  ChartsLoadingOverlay,
  ChartsNoDataOverlay,
  ChartsOverlay,
} from '@mui/x-charts/ChartsOverlay';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 84, 118, 104, 161, 213];

function Shaded({ children }: { children: React.ReactNode }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} fill="currentColor" opacity={0.06} />
      {children}
    </g>
  );
}

// preview-start
const slots = {
  loadingOverlay: () => (
    <Shaded>
      <ChartsLoadingOverlay message="Counting orders…" />
    </Shaded>
  ),
  noDataOverlay: () => (
    <Shaded>
      <ChartsNoDataOverlay message="The shop was closed this week." />
    </Shaded>
  ),
};
// preview-end

export default function CompositionOverlay() {
  const [state, setState] = React.useState('loading');
  const data = state === 'ready' ? orders : [];
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(event, value: string | null) => setState(value ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">No data</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        title="Orders by weekday"
        height={240}
        margin={{ top: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ type: 'bar', data }]}
      >
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsOverlay loading={state === 'loading'} slots={slots} />
      </ResponsiveChartContainer>
    </Box>
  );
}
