import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType, XAxis, YAxis } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 84, 118, 104, 161, 213];
const energy = [21, 23, 20, 24, 28, 33];
const xAxis: XAxis[] = [{ scaleType: 'band', data: days, categoryGapRatio: 0.1 }];
const yAxis: YAxis[] = [
  { id: 'orders', label: 'Orders', min: 0, max: 250 },
  { id: 'energy', label: 'kWh', position: 'right', min: 0, max: 40 },
];
const series: AllSeriesType[] = [
  { type: 'bar', yAxisId: 'orders', data: orders, color: '#94a3b8' },
  { type: 'line', yAxisId: 'energy', data: energy, color: '#b45309', curve: 'linear' },
];
const darkLabels = { '& .MuiBarLabel-root': { fill: '#0f172a', fontSize: 11 } };

export default function CompositionPlotProps() {
  const [text, setText] = React.useState('Click a bar or a mark.');
  const say = (values: number[], unit: string, index = 0) =>
    setText(`${days[index]}: ${values[index]} ${unit}`);
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider series={series} xAxis={xAxis} yAxis={yAxis} height={260}>
        <ChartsSurface
          aria-label="Orders as bars and energy as a line, with a limit of 30 kWh"
          sx={darkLabels}
        >
          {/* preview-start */}
          <ChartsGrid vertical />
          <BarPlot
            borderRadius={6}
            barLabel="value"
            onItemClick={(event, { dataIndex }) => say(orders, 'orders', dataIndex)}
          />
          <LinePlot skipAnimation />
          <MarkPlot
            skipAnimation
            onItemClick={(event, { dataIndex }) => say(energy, 'kWh', dataIndex)}
          />
          <ChartsReferenceLine axisId="energy" y={30} label="Limit" spacing={{ x: 8, y: 6 }} />
          {/* preview-end */}
          <ChartsXAxis />
          <ChartsYAxis axisId="orders" />
          <ChartsYAxis axisId="energy" />
        </ChartsSurface>
      </ChartDataProvider>
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </Box>
  );
}
