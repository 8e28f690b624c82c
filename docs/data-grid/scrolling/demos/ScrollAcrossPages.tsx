import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const pageSize = 10;
const initialState = { pagination: { paginationModel: { pageSize } } };

const returned = orders.filter((order) => order.status === 'returned').map((order) => order.id);

export default function ScrollAcrossPages() {
  const apiRef = useGridApiRef();
  const [next, setNext] = React.useState(0);
  // preview-start
  const showRow = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.setPage(Math.floor(rowIndex / pageSize));
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set([id]) });
    // The rows of the new page have to be there first.
    requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 }));
  };
  // preview-end
  const showNext = () => {
    showRow(returned[next % returned.length] ?? 0);
    setNext(next + 1);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={showNext} sx={{ alignSelf: 'flex-start' }}>
        Next return
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders on several pages"
          rows={orders}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[pageSize]}
        />
      </Box>
    </Stack>
  );
}
