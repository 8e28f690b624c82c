import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import {
  ChartsLoadingOverlay,
  ChartsNoDataOverlay,
  ChartsOverlay,
} from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 84, 118, 104, 161, 213];
const texts = { loading: 'Counting orders…', noData: 'The shop was closed this week.' };

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
      <ChartsLoadingOverlay />
    </Shaded>
  ),
  noDataOverlay: () => (
    <Shaded>
      <ChartsNoDataOverlay />
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
      <ChartDataProvider
        height={240}
        localeText={texts}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ type: 'bar', data }]}
      >
        <ChartsSurface aria-label="Orders by weekday" aria-busy={state === 'loading'}>
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsOverlay loading={state === 'loading'} slots={slots} />
        </ChartsSurface>
      </ChartDataProvider>
    </Box>
  );
}
