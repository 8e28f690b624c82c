import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 120 },
];

export default function FilterEmptyValues() {
  const [operator, setOperator] = React.useState('isEmpty');
  // preview-start
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'supplier', operator }] }),
    [operator],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Supplier"
        value={operator}
        onChange={(_event, next: string | null) => next && setOperator(next)}
      >
        <ToggleButton value="isEmpty">No supplier</ToggleButton>
        <ToggleButton value="isNotEmpty">With a supplier</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock' } }}
          rows={stock}
          columns={columns}
          filterModel={filterModel}
        />
      </Box>
    </Stack>
  );
}
