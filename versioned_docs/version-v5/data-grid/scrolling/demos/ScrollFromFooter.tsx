import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridVisibleSortedRowIdsSelector, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function ScrollButtons() {
  const apiRef = useGridApiContext();
  const showLast = () => {
    const rowIndex = gridVisibleSortedRowIdsSelector(apiRef).length - 1;
    apiRef.current.scrollToIndexes({ rowIndex });
  };
  return (
    <Stack direction="row" spacing={1} sx={{ p: 1 }}>
      <Button onClick={() => apiRef.current.scroll({ top: 0 })}>First order</Button>
      <Button onClick={showLast}>Last order</Button>
    </Stack>
  );
}
// preview-end

const components = { Footer: ScrollButtons };

export default function ScrollFromFooter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with buttons that scroll"
        rows={orders}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
