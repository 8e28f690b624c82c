import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 115 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 95 },
];

const pinnedRows = { top: stock.slice(0, 1), bottom: stock.slice(8, 9) };

// preview-start
const sx = {
  [`& .${gridClasses['pinnedRows--top']} .${gridClasses.row}`]: {
    color: 'primary.main',
    fontWeight: 'bold',
  },
  [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.row}`]: { fontStyle: 'italic' },
};
// preview-end

export default function StyledPinnedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with styled pinned rows"
        rows={stock}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
