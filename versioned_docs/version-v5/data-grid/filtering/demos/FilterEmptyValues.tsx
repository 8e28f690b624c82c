import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 120 },
];

export default function FilterEmptyValues() {
  const [operatorValue, setOperatorValue] = React.useState('isEmpty');
  // preview-start
  const filterModel = React.useMemo(
    () => ({ items: [{ columnField: 'supplier', operatorValue }] }),
    [operatorValue],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Supplier"
        value={operatorValue}
        onChange={(_event, next: string | null) => next && setOperatorValue(next)}
      >
        <ToggleButton value="isEmpty">No supplier</ToggleButton>
        <ToggleButton value="isNotEmpty">With a supplier</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid aria-label="Stock" rows={stock} columns={columns} filterModel={filterModel} />
      </Box>
    </Stack>
  );
}
