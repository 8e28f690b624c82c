import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 49 }, (_none, index) => index / 2);

/** The height of the water: high about every twelve and a half hours. */
const heights = hours.map((hour) => 2.2 + 1.5 * Math.cos(((hour - 15.5) / 12.42) * 2 * Math.PI));

const toTime = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

export default function TideChart() {
  const { palette } = useTheme();
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
        margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
        xAxis={[
          {
            data: hours,
            scaleType: 'linear',
            min: 0,
            max: 24,
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: toTime,
          },
        ]}
        yAxis={[{ min: 0, max: 4.5, width: 44, valueFormatter: (height: number) => `${height} m` }]}
        series={[
          {
            data: heights,
            label: 'Water',
            area: true,
            showMark: false,
            color: palette.primary.main,
            valueFormatter: (height) => `${height?.toFixed(1)} m`,
          },
        ]}
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
