import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const locales = ['en-US', 'de-DE', 'ar-EG', 'ja-JP'];
const days = [7, 8, 9, 10, 11].map((day) => new Date(Date.UTC(2025, 6, day)));
const profit = [1240.5, 980, -312.75, null, 1422.4];

export default function TooltipFormats() {
  const [locale, setLocale] = React.useState('de-DE');
  // preview-start
  const formats = React.useMemo(() => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      value: (value: number | null) => (value === null ? '—' : money.format(value)),
      day: (day: Date) => date.format(day),
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
      <Box component="figure" dir="ltr" aria-label="Profit of five days in euros" sx={{ m: 0 }}>
        <LineChart
          height={230}
          xAxis={[{ data: days, scaleType: 'point', valueFormatter: formats.day }]}
          series={[{ data: profit, label: 'Profit', valueFormatter: formats.value }]}
          margin={{ top: 20, right: 50 }}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
    </Box>
  );
}
