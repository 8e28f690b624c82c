import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
];

export default function QuickFilterOutside() {
  const [text, setText] = React.useState('saw lyon');
  // preview-start
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: text.split(' ').filter(Boolean) }),
    [text],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        size="small"
        label="Find stock"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock' } }}
          rows={stock}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </Box>
    </Stack>
  );
}
