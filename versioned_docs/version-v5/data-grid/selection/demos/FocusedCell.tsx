import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function CurrentCell() {
  const apiRef = useGridApiContext();
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  const { getCellValue } = useGridApiContext().current;
  return (
    <Box role="status" sx={{ p: 1.5, typography: 'body2' }}>
      {cell ? `${cell.id}, ${cell.field}: ${getCellValue(cell.id, cell.field)}` : 'Move to a cell.'}
    </Box>
  );
}
// preview-end

const components = { Footer: CurrentCell };

export default function FocusedCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock with the current cell below"
        rows={stock}
        columns={columns}
        components={components}
        disableSelectionOnClick
      />
    </Box>
  );
}
