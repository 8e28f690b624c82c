import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext, type GridColumns } from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function SortToolbar() {
  const apiRef = useGridApiContext();
  const largestFirst = () => apiRef.current.sortColumn(apiRef.current.getColumn('total'), 'desc');
  const asReceived = () => apiRef.current.setSortModel([]);
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={largestFirst}>Largest first</Button>
      <Button onClick={asReceived}>As received</Button>
    </Box>
  );
}
// preview-end

const components = { Toolbar: SortToolbar };

export default function SortFromToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with buttons that sort"
        rows={orders}
        columns={columns}
        components={components}
        hideFooter
      />
    </Box>
  );
}
