import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function FocusedAfterScroll() {
  const apiRef = useGridApiRef();
  // preview-start
  const showUnpaid = () => {
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const rowIndex = entries.map(({ model }) => model.paid === true).lastIndexOf(false);
    const entry = entries[rowIndex];
    if (entry) {
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 2 });
      apiRef.current?.setCellFocus(entry.id, 'paid');
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={showUnpaid} sx={{ alignSelf: 'flex-start' }}>
        Go to the last unpaid order
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders, some of them unpaid"
          rows={orders}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
