import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rates = { EUR: 1, USD: 1.08, JPY: 163 };
type Currency = keyof typeof rates;

export default function UnitSwitch() {
  const [currency, setCurrency] = React.useState<Currency>('EUR');
  // preview-start
  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    return [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
      {
        field: 'total',
        headerName: `Total (${currency})`,
        type: 'number',
        width: 150,
        valueGetter: (value: number) => value * rates[currency],
        valueFormatter: (value: number) => format.format(value),
      },
    ];
  }, [currency]);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Currency"
        size="small"
        exclusive
        value={currency}
        onChange={(_event, next: Currency | null) => next && setCurrency(next)}
      >
        {Object.keys(rates).map((code) => (
          <ToggleButton key={code} value={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders in a currency' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
