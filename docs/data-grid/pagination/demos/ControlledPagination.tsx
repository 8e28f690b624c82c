import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';

const rows = Array.from({ length: 12 }, (item, index) => ({
  id: index + 1,
  mile: index * 4,
  inn: `Canal inn ${index + 1}`,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'mile', headerName: 'Mile', type: 'number', width: 80 },
  { field: 'inn', headerName: 'Inn', flex: 1, minWidth: 120 },
];

export default function ControlledPagination() {
  // preview-start
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 1,
    pageSize: 3,
  });
  const firstPage = () => setPaginationModel((model) => ({ ...model, page: 0 }));
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={firstPage} disabled={paginationModel.page === 0} sx={{ mb: 1 }}>
        Back to the first page
      </Button>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Inns along the canal"
          rows={rows}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[3, 6]}
        />
      </Box>
    </Box>
  );
}
