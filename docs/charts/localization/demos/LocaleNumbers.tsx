import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const locales = ['en-US', 'de-DE', 'hi-IN', 'ja-JP'];
const months = [0, 1, 2, 3].map((month) => new Date(Date.UTC(2025, month, 1)));
const sales = [1240500, 1189000, 1422750, 1510300];

export default function LocaleNumbers() {
  const [locale, setLocale] = React.useState('de-DE');
  // preview-start
  const formats = React.useMemo(() => {
    const currency = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
    const short = new Intl.NumberFormat(locale, {
      ...currency,
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const long = new Intl.NumberFormat(locale, currency);
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return {
      tick: (value: number) => short.format(value),
      value: (value: number | null) => (value === null ? '' : long.format(value)),
      month: (date: Date) => month.format(date),
    };
  }, [locale]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={locale}
        onChange={(event, value: string | null) => setLocale(value ?? locale)}
      >
        {locales.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Sales by month in euros"
        height={240}
        xAxis={[{ data: months, valueFormatter: formats.month }]}
        yAxis={[{ width: 80, valueFormatter: formats.tick }]}
        series={[{ data: sales, label: 'Sales', valueFormatter: formats.value }]}
        hideLegend
      />
    </Box>
  );
}
