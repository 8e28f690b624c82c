import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const requireItem = ({ props }: GridPreProcessEditCellProps<string>) => ({
  ...props,
  error: !props.value?.trim(),
});

const requireCount = ({ props }: GridPreProcessEditCellProps<number>) => ({
  ...props,
  error: props.value === undefined || !Number.isInteger(props.value) || props.value < 0,
});
// preview-end

const columns: GridColDef<StockItem>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: requireItem,
  },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: requireCount,
  },
];

export default function EditValidation() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with validation' } }}
        rows={stock}
        columns={columns}
      />
    </Box>
  );
}
