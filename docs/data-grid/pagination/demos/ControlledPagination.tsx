import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ControlledPagination() {
  // preview-start
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 1,
    pageSize: 4,
  });
  const firstPage = () => setPaginationModel((model) => ({ ...model, page: 0 }));
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={firstPage} disabled={paginationModel.page === 0} sx={{ mb: 1 }}>
        Back to the first page
      </Button>
      <Box sx={{ height: 319 }}>
        <DataGrid
          aria-label="Stock in pages"
          rows={stock}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[4, 8]}
        />
      </Box>
    </Box>
  );
}
