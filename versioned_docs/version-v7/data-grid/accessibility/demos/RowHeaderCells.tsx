import Box from '@mui/material/Box';
import { DataGrid, GridCell } from '@mui/x-data-grid';
import type { GridCellProps, GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function CellOrRowHeader(props: GridCellProps) {
  const role = props.column.field === 'item' ? 'rowheader' : 'gridcell';
  return <GridCell {...props} role={role} />;
}

const slots = { cell: CellOrRowHeader };
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

const rows = stock.slice(0, 5);

export default function RowHeaderCells() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with row headers' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
