import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, GridPinnedColumnPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 240 },
  { field: 'warehouse', headerName: 'Warehouse', width: 220 },
  { field: 'supplier', headerName: 'Supplier', width: 240 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 140 },
];

export default function PinFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const comparePieces = () =>
    apiRef.current?.setPinnedColumns({ left: ['item'], right: ['onHand', 'reserved'] });
  const pinSupplier = () => apiRef.current?.pinColumn('supplier', GridPinnedColumnPosition.LEFT);
  const unpinAll = () => apiRef.current?.setPinnedColumns({});
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={comparePieces}>Compare pieces</Button>
      <Button onClick={pinSupplier}>Pin supplier</Button>
      <Button onClick={unpinAll}>Unpin all</Button>
      <DataGridPro
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Stock' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
