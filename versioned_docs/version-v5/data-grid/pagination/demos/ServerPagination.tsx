import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 150 },
  { field: 'room', headerName: 'Room', type: 'number', width: 90 },
];

const archive = [
  { id: 1, exhibit: 'Tin telephone', room: 3 },
  { id: 2, exhibit: 'Loom with shuttle', room: 1 },
  { id: 3, exhibit: 'Signal lamp', room: 7 },
  { id: 4, exhibit: 'Penny bicycle', room: 2 },
  { id: 5, exhibit: 'Pocket barometer', room: 7 },
];

/** Stands in for a request that returns one page and the total. */
function readPage(page: number, pageSize: number) {
  return { rows: archive.slice(page * pageSize, (page + 1) * pageSize), total: archive.length };
}

export default function ServerPagination() {
  const [page, setPage] = React.useState(0);
  const { rows, total } = readPage(page, 2);

  return (
    <Box sx={{ height: 230, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Museum exhibits"
        rows={rows}
        rowCount={total}
        columns={columns}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={2}
        rowsPerPageOptions={[2]}
      />
      {/* preview-end */}
    </Box>
  );
}
