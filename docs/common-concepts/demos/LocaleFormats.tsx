import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
function createFormats(locale: string) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money: (value: number | null) => (value === null ? '' : money.format(value)),
    day: (value: Date | null) => (value === null ? '' : day.format(value)),
  };
}
// preview-end

const rows = [
  { id: 1, day: new Date('2026-06-11'), takings: 1842.5 },
  { id: 2, day: new Date('2026-06-12'), takings: -96.4 },
  { id: 3, day: new Date('2026-06-13'), takings: 2310 },
];
const locales = { 'en-GB': 'English', fr: 'Français', 'ar-EG': 'العربية' };
const columnsOfPage = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function LocaleFormats() {
  const [locale, setLocale] = React.useState('fr');
  const formats = React.useMemo(() => createFormats(locale), [locale]);
  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      // preview-start
      { field: 'day', headerName: 'Day', type: 'date', flex: 1, valueFormatter: formats.day },
      {
        field: 'takings',
        headerName: 'Takings',
        type: 'number',
        flex: 1,
        valueFormatter: formats.money,
      },
      // preview-end
    ],
    [formats],
  );
  const xAxis = React.useMemo(
    () => [{ data: rows.map(({ day }) => day), valueFormatter: formats.day }],
    [formats],
  );
  const yAxis = React.useMemo(() => [{ width: 84, valueFormatter: formats.money }], [formats]);
  const series = React.useMemo(
    () => [{ data: rows.map(({ takings }) => takings), valueFormatter: formats.money }],
    [formats],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Format"
        value={locale}
        onChange={(event, value) => value && setLocale(value)}
        sx={{ gridColumn: '1 / -1' }}
      >
        {Object.entries(locales).map(([code, name]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid aria-label="Takings" hideFooter rows={rows} columns={columns} />
      <BarChart aria-label="Takings" height={220} series={series} xAxis={xAxis} yAxis={yAxis} />
    </Box>
  );
}
