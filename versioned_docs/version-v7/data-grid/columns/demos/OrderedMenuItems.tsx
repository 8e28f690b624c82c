import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenu } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'supplier', headerName: 'Supplier', width: 170 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 120 },
];

// preview-start
const itemSlotProps = { columnMenuFilterItem: { displayOrder: 0 } };

function FilterFirstMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slotProps={itemSlotProps} />;
}

const slots = { columnMenu: FilterFirstMenu };
// preview-end

export default function OrderedMenuItems() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with the filter first in the column menu' } }}
        rows={stock}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
