import * as React from 'react';
import { DataGrid, type GridColumns, type GridFilterModel } from '@material-ui/data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 150, filterable: false },
];

/** Stands in for a request. */
async function requestCustomers(search: string): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return orders.filter(({ customer }) => customer.toLowerCase().includes(search.toLowerCase()));
}

export default function ServerFilter() {
  const [{ rows, loading }, setResult] = React.useState({ rows: orders, loading: false });
  // preview-start
  const last = React.useRef(0);

  const filter = async ({ items: [item] }: GridFilterModel) => {
    last.current += 1;
    const request = last.current;
    setResult((old) => ({ ...old, loading: true }));
    const found = await requestCustomers(item?.value ?? '');
    if (request === last.current) {
      setResult({ rows: found, loading: false });
    }
  };
  // preview-end

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders, filtered on a server"
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        onFilterModelChange={filter}
      />
    </div>
  );
}
