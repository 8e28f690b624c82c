import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { stock, type StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function ControlledPage() {
  const [page, setPage] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setPage(0)} disabled={page === 0} sx={{ mb: 1 }}>
        Back to the first page
      </Button>
      <Box sx={{ height: 319 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock in pages"
          rows={stock}
          columns={columns}
          page={page}
          onPageChange={setPage}
          onSortModelChange={() => setPage(0)}
          pageSize={4}
          rowsPerPageOptions={[4]}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
