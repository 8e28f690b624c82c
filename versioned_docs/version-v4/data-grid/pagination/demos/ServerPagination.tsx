import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'film', headerName: 'Film reel', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 120 },
];

const archive = [
  { id: 1, film: 'Market at Dawn', year: '1931' },
  { id: 2, film: 'The Canal Freezes', year: '1929' },
  { id: 3, film: 'Opening the Bridge', year: '1936' },
  { id: 4, film: 'School Sports', year: '1948' },
  { id: 5, film: 'Last Steam Tram', year: '1955' },
];

/** Stands in for a request that returns one page and the total. */
function readPage(page: number, pageSize: number) {
  return { rows: archive.slice(page * pageSize, (page + 1) * pageSize), total: archive.length };
}

export default function ServerPagination() {
  const [page, setPage] = React.useState(0);
  const { rows, total } = React.useMemo(() => readPage(page, 2), [page]);

  return (
    <div style={{ height: 230, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Film archive"
        rows={rows}
        rowCount={total}
        columns={columns}
        paginationMode="server"
        page={page}
        onPageChange={(nextPage) => setPage(nextPage)}
        pageSize={2}
        rowsPerPageOptions={[2]}
      />
      {/* preview-end */}
    </div>
  );
}
