import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const largestFirst = () => apiRef.current?.sortColumn('total', 'desc');
  const newestFirst = () => apiRef.current?.setSortModel([{ field: 'ordered', sort: 'desc' }]);
  const unsorted = () => apiRef.current?.setSortModel([]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={largestFirst}>Largest first</Button>
      <Button onClick={newestFirst}>Newest first</Button>
      <Button onClick={unsorted}>As entered</Button>
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders sorted by buttons"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
