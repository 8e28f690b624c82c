import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows: Order[] = [];

// preview-start
function NoOrders() {
  const apiRef = useGridApiContext();
  const addOrder = () => apiRef.current.updateRows(orders.slice(0, 1));
  return (
    <div role="row" className="flex h-full items-center justify-center">
      <div role="gridcell" className="flex flex-col items-center gap-2">
        No orders yet
        <Button variant="outlined" onClick={addOrder}>
          Enter the first one
        </Button>
      </div>
    </div>
  );
}
// preview-end

const slots = { noRowsOverlay: NoOrders };

export default function NoRowsOverlay() {
  return (
    <div className="h-[200px] w-full">
      <DataGrid aria-label="New orders" rows={rows} columns={columns} slots={slots} hideFooter />
    </div>
  );
}
