import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(4, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  // preview-start
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    renderCell: ({ row }) => row.ordered.toLocaleDateString('en-US'),
    valueFormatter: ({ value }: GridValueFormatterParams<Date>) => value.toLocaleDateString('sv'),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    renderCell: ({ row }) => row.total.toLocaleString('en-US'),
    valueFormatter: ({ value }: GridValueFormatterParams<number>) => value,
  },
  // preview-end
];

function CsvFooter() {
  const apiRef = useGridApiContext();
  const [csv, setCsv] = React.useState('');
  const showCsv = () => setCsv(apiRef.current.getDataAsCsv());
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={showCsv}>Show CSV</Button>
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

export default function RawExportValues() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Orders with two formats"
        rows={rows}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
