import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125, sortable: false, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, sortable: false, filterable: false },
];

const pageSize = 5;

/** Stands in for a server that only knows whether there is more. */
function readPage(page: number) {
  const rows = orders.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, hasMore: (page + 1) * pageSize < orders.length };
}

export default function UnknownRowCount() {
  // preview-start
  const [page, setPage] = React.useState(0);
  const { rows, hasMore } = React.useMemo(() => readPage(page), [page]);
  const seen = page * pageSize + rows.length;
  const rowCount = hasMore ? seen + 1 : seen;
  const labelDisplayedRows = ({ from }: { from: number }) =>
    `${from}–${seen} of ${hasMore ? `more than ${seen}` : seen}`;
  // preview-end

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders without a known count"
        rows={rows}
        rowCount={rowCount}
        columns={columns}
        paginationMode="server"
        page={page}
        onPageChange={(next) => setPage(next)}
        pageSize={pageSize}
        rowsPerPageOptions={[pageSize]}
        componentsProps={{ pagination: { labelDisplayedRows } }}
      />
    </div>
  );
}
