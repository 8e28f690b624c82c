import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

// preview-start
function StatusCell({ value }: GridRenderCellParams<Order, Order['status']>) {
  const filled = 'bg-current/8 px-2 dark:bg-current/16';
  const look = value === 'packed' ? 'border border-current/30 px-[7px]' : filled;
  return (
    <span className={`flex h-6 items-center rounded-full text-[13px] leading-none ${look}`}>
      {value}
    </span>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110, display: 'flex', renderCell: StatusCell },
];
// preview-end

export default function CustomCells() {
  return (
    <div className="w-full">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Status of orders' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
