import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function PageSizeChoice() {
  const [pageSize, setPageSize] = React.useState(5);
  return (
    <div style={{ height: 371, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders in pages"
        rows={orders}
        columns={columns}
        pageSize={pageSize}
        onPageSizeChange={(size) => setPageSize(size)}
        rowsPerPageOptions={[5, 10, 25]}
      />
      {/* preview-end */}
    </div>
  );
}
