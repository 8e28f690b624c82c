import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const highlightScope: HighlightScope = { highlight: 'item', fade: 'series' };
const same = { id: 'by-day', highlightScope };
const margin = { top: 20, right: 20, bottom: 30, left: 70 };
const sx = { '& .MuiChartsAxis-left .MuiChartsAxis-label': { transform: 'translateX(-12px)' } };

export default function CompositionLinked() {
  const { palette } = useTheme();
  // preview-start
  const [highlightedItem, onHighlightChange] = React.useState<HighlightItemData | null>(null);
  const shared = { height: 180, margin, sx, highlightedItem, onHighlightChange };
  // preview-end
  const hidden = { legend: { hidden: true } };
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        {...shared}
        title="Orders by weekday"
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ label: 'Orders' }]}
        series={[
          {
            ...same,
            data: [92, 90, 99, 118, 161, 213],
            label: 'Orders',
            color: palette.primary.main,
          },
        ]}
        slotProps={hidden}
      />
      <BarChart
        {...shared}
        title="Energy by weekday in kilowatt hours"
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ label: 'kWh' }]}
        series={[
          {
            ...same,
            data: [21, 23, 20, 24, 28, 33],
            label: 'Energy',
            color: palette.secondary.main,
          },
        ]}
        slotProps={hidden}
      />
    </Box>
  );
}
