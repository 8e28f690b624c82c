import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];

// preview-start
const itemSlots = { columnMenuColumnsItem: null };

function ShortMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={itemSlots} />;
}

const slots = { columnMenu: ShortMenu };
// preview-end

export default function RemovedMenuItems() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with a short column menu' } }}
        rows={stock}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
