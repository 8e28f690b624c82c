import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145 },
];

/** Stands in for a request. */
async function requestOrders(old: Order[]): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return old.map((order) => ({ ...order, quantity: order.quantity + 1 }));
}

export default function RefreshedOrders() {
  const [rows, setRows] = React.useState<Order[]>(orders);
  const [loading, setLoading] = React.useState(false);
  // preview-start
  const refresh = async () => {
    setLoading(true);
    setRows(await requestOrders(rows));
    setLoading(false);
  };
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={refresh} disabled={loading}>
        Refresh
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that can be refreshed"
          rows={rows}
          columns={columns}
          loading={loading}
        />
      </div>
    </div>
  );
}
