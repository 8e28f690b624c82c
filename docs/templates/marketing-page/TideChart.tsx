import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 49 }, (_none, index) => index / 2);

/** The height of the water: high about every twelve and a half hours. */
const heights = hours.map((hour) => 2.2 + 1.5 * Math.cos(((hour - 15.5) / 12.42) * 2 * Math.PI));

const toTime = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

const margin = { top: 12, right: 24, bottom: 0, left: 0 };

const xAxis = [
  {
    data: hours,
    scaleType: 'linear' as const,
    min: 0,
    max: 24,
    tickInterval: [0, 6, 12, 18, 24],
    valueFormatter: toTime,
  },
];

const yAxis = [{ min: 0, max: 4.5, width: 44, valueFormatter: (height: number) => `${height} m` }];

export default function TideChart() {
  const { palette } = useTheme();
  const series = React.useMemo(
    () => [
      {
        data: heights,
        label: 'Water',
        area: true,
        showMark: false,
        color: palette.primary.main,
        valueFormatter: (height: number | null) => `${height?.toFixed(1)} m`,
      },
    ],
    [palette.primary.main],
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Water over the sill
      </Typography>
      <LineChart
        aria-label="Height of the water by the hour, in meters"
        height={230}
        skipAnimation
        hideLegend
        margin={margin}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.14 } }}
      >
        <ChartsReferenceLine
          x={14}
          label="now"
          labelAlign="start"
          labelStyle={{ fontSize: 12 }}
          lineStyle={{ stroke: palette.text.primary, strokeDasharray: '3 3' }}
        />
      </LineChart>
    </Box>
  );
}
