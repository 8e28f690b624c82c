import Box from '@mui/material/Box';
import DragHandle from '@mui/icons-material/DragHandle';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90, sortable: false },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, sortable: false },
  { ...GRID_REORDER_COL_DEF, headerName: 'Drag', renderHeader: undefined, width: 70 },
];

function Handle({ className }: { className?: string }) {
  return <DragHandle className={className} fontSize="small" />;
}

const slots = { rowReorderIcon: Handle };
// preview-end

const rows = stock.slice(0, 5);

export default function ReorderHandle() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with a handle at the end' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
