import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const largestFirst = () => apiRef.current?.sortColumn('total', 'desc');
  const newestFirst = () => apiRef.current?.setSortModel([{ field: 'ordered', sort: 'desc' }]);
  const unsorted = () => apiRef.current?.setSortModel([]);
  // preview-end
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box>
        <Button onClick={largestFirst}>Largest first</Button>
        <Button onClick={newestFirst}>Newest first</Button>
        <Button onClick={unsorted}>As entered</Button>
      </Box>
      <DataGrid
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Orders sorted by buttons' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
