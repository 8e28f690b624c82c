import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
];

export default function QuickSearch() {
  const [search, setSearch] = React.useState('wool');
  // preview-start
  const rows = React.useMemo(() => {
    const words = search.toLowerCase().split(' ');
    return orders.filter(({ customer, product, country }) => {
      const text = `${customer} ${product} ${country}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [search]);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <TextField
        id="search"
        label="Search orders"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        style={{ marginBottom: 8 }}
      />
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Orders found" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
