import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { formatSales, formatOrders } from './formats';
import type { Dashboard } from './useDashboard';

/** Goes through the months by keyboard or touch, and says what the charts show of each. */
export function MonthSlider({ dashboard }: { dashboard: Dashboard }) {
  const { figures, month, setMonth } = dashboard;
  const id = React.useId();
  const { months, orders, sales } = figures;
  const describe = (place: number) => {
    const sold = sales.reduce((sum, { data }) => sum + (data[place] ?? 0), 0);
    return `${months[place]}: ${formatOrders(orders[place] ?? 0)} orders, ${formatSales(sold)} of sales`;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography id={id} variant="body2">
        Month
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={describe}
        value={month ?? 0}
        max={months.length - 1}
        onChange={(event, place) => setMonth(place)}
        onFocus={() => setMonth(month ?? 0)}
        marks
        size="small"
        sx={{ flex: '1 1 140px', maxWidth: 320 }}
      />
      <Typography variant="body2" sx={{ flex: '1 1 240px', minHeight: 20 }}>
        <bdi>{month === null ? 'Point at a month in a chart, or move here.' : describe(month)}</bdi>
      </Typography>
    </Box>
  );
}
