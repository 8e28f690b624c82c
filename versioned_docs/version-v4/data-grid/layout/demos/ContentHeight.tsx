import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function ContentHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  return (
    <div style={{ width: '100%', minHeight: 366 }}>
      <Button onClick={() => setCount(count + 1)} disabled={count === 5}>
        Add a row
      </Button>
      <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
        Remove a row
      </Button>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders, as tall as they are many"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
