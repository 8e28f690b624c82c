import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const pageOnly: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
};
// preview-end

const initialState = { pagination: { paginationModel: { pageSize: 3 } } };

export default function ExportedPage() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        onClick={() => setCsv(apiRef.current?.getDataAsCsv(pageOnly) ?? '')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Show this page as CSV
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders by page"
          rows={orders}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[3]}
          disableRowSelectionOnClick
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        aria-label="CSV"
        sx={{ height: 130, m: 0, p: 1, overflow: 'auto', bgcolor: 'action.hover', fontSize: 13 }}
      >
        {csv || 'Press the button to see the file.'}
      </Box>
    </Stack>
  );
}
