import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4).map((order, index) => ({
  ...order,
  note: index === 1 ? '=HYPERLINK("https://example.com")' : order.note,
}));

// preview-start
const escapeFormula = (text: string | null) =>
  text && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row }) => row.note,
    valueFormatter: ({ value }: GridValueFormatterParams<string | null>) => escapeFormula(value),
  },
];
// preview-end

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

export default function EscapedFormulas() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a formula as a note"
        rows={rows}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
