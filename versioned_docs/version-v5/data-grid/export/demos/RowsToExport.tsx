import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(4, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

// preview-start
function CsvFooter() {
  const apiRef = useGridApiContext();
  const [csv, setCsv] = React.useState('');
  const showDefault = () => setCsv(apiRef.current.getDataAsCsv());
  const showFiltered = () =>
    setCsv(
      apiRef.current.getDataAsCsv({
        getRowsToExport: (params) => gridFilteredSortedRowIdsSelector(params.apiRef),
      }),
    );
  // preview-end
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={showDefault}>Selected rows, if any</Button>
      <Button onClick={showFiltered}>All filtered rows</Button>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        aria-label="CSV"
        sx={{ height: 130, m: 0, p: 1, overflow: 'auto', bgcolor: 'action.hover', fontSize: 13 }}
      >
        {csv}
      </Box>
    </Box>
  );
}

const components = { Footer: CsvFooter };

export default function RowsToExport() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Orders to select"
        rows={rows}
        columns={columns}
        components={components}
        checkboxSelection
      />
    </Box>
  );
}
