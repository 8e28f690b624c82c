import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

function toColumns(currency: string, rate: number, widths: Record<string, number>) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const columns: GridColDef<StockItem>[] = [
    { field: 'item', headerName: 'Item', width: 180 },
    {
      field: 'unitCost',
      headerName: 'Unit cost',
      type: 'number',
      width: 130,
      valueFormatter: (value: number) => format.format(value * rate),
    },
    { field: 'supplier', headerName: 'Supplier', width: 180 },
  ];
  return columns.map((column) => ({ ...column, width: widths[column.field] ?? column.width }));
}

export default function KeptWidths() {
  const [currency, setCurrency] = React.useState('EUR');
  // preview-start
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const columns = React.useMemo(
    () => toColumns(currency, currency === 'EUR' ? 1 : 4.25, widths),
    [currency, widths],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Currency"
        value={currency}
        onChange={(_event, next: string | null) => next && setCurrency(next)}
      >
        <ToggleButton value="EUR">Euro</ToggleButton>
        <ToggleButton value="PLN">Złoty</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Unit costs"
          rows={stock}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((saved) => ({ ...saved, [colDef.field]: width }))
          }
        />
      </Box>
    </Stack>
  );
}
