import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

export default function FirstPageOnChange() {
  const [page, setPage] = React.useState(1);
  return (
    <div style={{ height: 319, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders that start over when sorted"
        rows={orders}
        columns={columns}
        page={page}
        onPageChange={(next) => setPage(next)}
        onSortModelChange={() => setPage(0)}
        onFilterModelChange={() => setPage(0)}
        pageSize={4}
        rowsPerPageOptions={[4]}
      />
      {/* preview-end */}
    </div>
  );
}
