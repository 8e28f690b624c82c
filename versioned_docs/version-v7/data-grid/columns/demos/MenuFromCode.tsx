import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'number', width: 120 },
];

export default function MenuFromCode() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => apiRef.current?.showColumnMenu('warehouse')}
      >
        Open the menu of Warehouse
      </Button>
      {/* preview-end */}
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stock with a menu opened by a button' } }}
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
