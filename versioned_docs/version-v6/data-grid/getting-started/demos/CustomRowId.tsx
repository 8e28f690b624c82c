import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Supplier {
  code: string;
  name: string;
  openOrders: number;
}

const columns: GridColDef<Supplier>[] = [
  { field: 'code', headerName: 'Code', width: 76 },
  { field: 'name', headerName: 'Supplier', flex: 1, minWidth: 110 },
  { field: 'openOrders', headerName: 'Open orders', type: 'number', width: 120 },
];

const rows: Supplier[] = [
  { code: 'KZ', name: 'Kessel & Zoon', openOrders: 4 },
  { code: 'EO', name: 'Emalia Olkusz', openOrders: 0 },
  { code: 'VA', name: 'Vannerie Aubry', openOrders: 2 },
];

const getCode = (supplier: Supplier) => supplier.code;

export default function CustomRowId() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Suppliers by code"
        rows={rows}
        columns={columns}
        getRowId={getCode}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
