import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function ControlledPage() {
  const [page, setPage] = React.useState(2);
  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setPage(0)} disabled={page === 0}>
        Back to the first page
      </Button>
      <div style={{ height: 319 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders, from the third page"
          rows={orders}
          columns={columns}
          page={page}
          onPageChange={(next) => setPage(next)}
          pageSize={4}
          rowsPerPageOptions={[4]}
        />
        {/* preview-end */}
      </div>
    </div>
  );
}
