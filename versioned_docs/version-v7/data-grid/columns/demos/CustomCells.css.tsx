import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import './CustomCells.css';

const rows = orders.slice(0, 4);

// preview-start
function StatusCell({ value }: GridRenderCellParams<Order, Order['status']>) {
  const look = value === 'packed' ? 'status-outlined' : 'status-filled';
  return <span className={`status ${look}`}>{value}</span>;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110, display: 'flex', renderCell: StatusCell },
];
// preview-end

export default function CustomCells() {
  return (
    <div className="order-status">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Status of orders' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
