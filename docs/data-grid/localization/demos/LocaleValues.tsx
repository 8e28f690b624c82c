import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

function createColumns(locale: string): GridColDef<Order>[] {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return [
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
    // preview-start
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 140,
      valueFormatter: (value: number) => money.format(value),
    },
    {
      field: 'ordered',
      headerName: 'Ordered',
      type: 'date',
      width: 140,
      valueFormatter: (value: Date) => day.format(value),
    },
    // preview-end
  ];
}

export default function LocaleValues() {
  const [locale, setLocale] = React.useState('de-DE');
  const columns = React.useMemo(() => createColumns(locale), [locale]);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the values"
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        <ToggleButton value="de-DE">Deutsch</ToggleButton>
        <ToggleButton value="en-IN">English (India)</ToggleButton>
        <ToggleButton value="ar-EG">العربية</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with formatted values"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
