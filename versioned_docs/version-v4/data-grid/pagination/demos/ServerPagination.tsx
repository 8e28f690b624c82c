import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { manyOrders } from '../../data/manyOrders';
import { type Order } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125, sortable: false, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, sortable: false, filterable: false },
];

const pageSize = 5;

/** Stands in for a request. */
async function requestPage(page: number): Promise<{ rows: Order[]; total: number }> {
  await new Promise((resolve) => setTimeout(resolve, page === 0 ? 0 : 400));
  const rows = manyOrders.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, total: manyOrders.length };
}

export default function ServerPagination() {
  const [page, setPage] = React.useState(0);
  // preview-start
  const [answer, setAnswer] = React.useState<{ page: number; rows: Order[]; total: number }>();

  React.useEffect(() => {
    let isCurrent = true;
    requestPage(page).then((next) => isCurrent && setAnswer({ ...next, page }));
    return () => {
      isCurrent = false;
    };
  }, [page]);
  // preview-end

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders, loaded page by page"
        rows={answer?.rows ?? []}
        rowCount={answer?.total ?? 0}
        loading={answer?.page !== page}
        columns={columns}
        paginationMode="server"
        page={page}
        onPageChange={(next) => setPage(next)}
        pageSize={pageSize}
        rowsPerPageOptions={[pageSize]}
      />
    </div>
  );
}
