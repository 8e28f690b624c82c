import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { seatLimits, type Choice } from './choice';
import formatPrice from './formatPrice';
import plans from './plans';
import toBill from './toBill';

const seats = Array.from({ length: seatLimits.max }, (_none, index) => index + 1);

const paid = plans.filter((plan) => plan.mostSeats === undefined);

const xAxis = [
  {
    data: seats,
    scaleType: 'linear' as const,
    min: 1,
    max: 100,
    tickInterval: [1, 20, 50, 100],
  },
];

/** What a seat costs, by the number of seats. */
export default function SeatChart({ choice }: { choice: Choice }) {
  const { palette } = useTheme();
  const { yAxis, series } = React.useMemo(() => {
    const price = (amount: number | null) => formatPrice(amount ?? 0, choice.currency);
    const colors = [palette.primary.main, palette.text.secondary];
    return {
      yAxis: [{ min: 0, width: 64, valueFormatter: price }],
      series: paid.map((plan, index) => ({
        label: plan.name,
        data: seats.map((count) => toBill(plan, { ...choice, seats: count }).seat),
        curve: 'stepAfter' as const,
        showMark: false,
        valueFormatter: price,
        color: colors[index],
      })),
    };
  }, [choice, palette]);
  return (
    <Box component="section" aria-labelledby="volume">
      <Typography id="volume" variant="h5" component="h2" sx={{ fontWeight: 650 }}>
        More people, less for each
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '56ch' }}>
        From 20 people on a seat costs a tenth less, from 50 on a fifth. The lower price is for
        everyone, also for the first.
      </Typography>
      <LineChart
        aria-label="Price of a seat a month by the number of people"
        height={240}
        skipAnimation
        margin={{ right: 24 }}
        xAxis={xAxis}
        yAxis={yAxis}
        grid={{ horizontal: true }}
        series={series}
      >
        <ChartsReferenceLine
          x={choice.seats}
          lineStyle={{ stroke: palette.text.primary, strokeDasharray: '3 3' }}
        />
      </LineChart>
    </Box>
  );
}
