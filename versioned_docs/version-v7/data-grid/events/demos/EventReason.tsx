import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type {
  GridCallbackDetails,
  GridColDef,
  GridFilterItem,
  GridFilterModel,
} from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];
const openOnly: GridFilterItem = { id: 1, field: 'status', operator: 'equals', value: 'open' };

export default function EventReason() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Press a button, or filter in the column menu.');
  // preview-start
  const handleFilter = React.useCallback(
    (model: GridFilterModel, details: GridCallbackDetails<'filter'>) =>
      setText(`Filters: ${model.items.length}, reason: ${details.reason}`),
    [],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.upsertFilterItem(openOnly)}>
          Add a filter
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.restoreState({ filter: { filterModel: { items: [] } } })}
        >
          Restore
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setFilterModel({ items: [openOnly] })}
        >
          Set the model
        </Button>
      </Stack>
      <Typography role="status">{text}</Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with reasons for a filter' } }}
          rows={orders}
          columns={columns}
          onFilterModelChange={handleFilter}
        />
      </Box>
    </Stack>
  );
}
