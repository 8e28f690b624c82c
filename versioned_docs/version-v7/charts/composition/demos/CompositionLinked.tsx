import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const height = 180;

export default function CompositionLinked() {
  const { palette } = useTheme();
  // preview-start
  const [highlightedAxis, onHighlightedAxisChange] = React.useState<AxisItemIdentifier[]>([]);
  const shared = { height, highlightedAxis, onHighlightedAxisChange, hideLegend: true };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        {...shared}
        aria-label="Orders by weekday"
        xAxis={[{ id: 'day', scaleType: 'band', data: days }]}
        yAxis={[{ label: 'Orders' }]}
        series={[
          { data: [92, 90, 99, 118, 161, 213], label: 'Orders', color: palette.primary.main },
        ]}
      />
      <LineChart
        {...shared}
        aria-label="Energy by weekday in kilowatt hours"
        axisHighlight={{ x: 'band' }}
        xAxis={[{ id: 'day', scaleType: 'band', data: days }]}
        yAxis={[{ label: 'kWh', min: 0 }]}
        series={[
          { data: [21, 23, 20, 24, 28, 33], label: 'Energy', color: palette.secondary.main },
        ]}
      />
    </Box>
  );
}
