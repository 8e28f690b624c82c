import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';

interface Star {
  id: number;
  name: string;
  magnitude: number;
}

const totalStars = 400;

// Stands for your request: it returns one page.
function readPage({ page, pageSize }: GridPaginationModel): Star[] {
  return Array.from({ length: pageSize }, (item, index) => {
    const id = page * pageSize + index + 1;
    return { id, name: `Star ${id}`, magnitude: ((id * 7) % 60) / 10 };
  });
}

const columns: GridColDef<Star>[] = [
  { field: 'name', headerName: 'Star', flex: 1, minWidth: 120, sortable: false },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120, sortable: false },
];

export default function ServerPagination() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const rows = React.useMemo(() => readPage(paginationModel), [paginationModel]);
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Star catalog"
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={totalStars}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
      {/* preview-end */}
    </Box>
  );
}
