import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridColumnMenuItemProps,
  GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 130 },
];

// preview-start
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);
  const toItem = (label: string, target: number) => (
    <MenuItem
      disabled={target < 0 || target >= fields.length}
      onClick={(event) => {
        apiRef.current.setColumnIndex(colDef.field, target);
        onClick(event);
      }}
    >
      <ListItemText inset>{label}</ListItemText>
    </MenuItem>
  );
  // preview-end
  return (
    <>
      {toItem('Move toward the start', index - 1)}
      {toItem('Move toward the end', index + 1)}
    </>
  );
}

const itemSlots = { columnMenuMoveItems: MoveItems };
const itemSlotProps = { columnMenuMoveItems: { displayOrder: 25 } };

function MoveMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={itemSlots} slotProps={itemSlotProps} />;
}

const slots = { columnMenu: MoveMenu };

export default function ColumnMoves() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with moves in the column menu' } }}
        rows={stock}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
