import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, gridVisibleSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const unpaid = orders.filter((order) => !order.paid).map((order) => order.id);

export default function FocusedOrder() {
  const apiRef = useGridApiRef();
  const next = React.useRef(0);
  // preview-start
  const focusRow = (id: number) => {
    const rowIndex = gridVisibleSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex >= 0) {
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 1 });
      // After the click, and after the row was rendered.
      requestAnimationFrame(() => apiRef.current.setCellFocus(id, 'customer'));
    }
  };
  // preview-end
  const focusNext = () => {
    focusRow(unpaid[next.current % unpaid.length] ?? 0);
    next.current += 1;
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={focusNext} sx={{ alignSelf: 'flex-start' }}>
        Next unpaid order
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with a focus that moves"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
