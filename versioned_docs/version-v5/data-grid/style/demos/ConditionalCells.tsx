import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(5, 9);

// preview-start
function getLevel({ value = 0, row }: GridCellParams<number, StockItem>) {
  return value < 0 ? 'wrong' : value < row.reorderAt ? 'low' : '';
}

const levels: SxProps<Theme> = (theme) => ({
  '& .wrong': { color: theme.palette.mode === 'dark' ? '#ffa2a2' : '#c10007', fontWeight: 700 },
  '& .low': { color: theme.palette.mode === 'dark' ? '#ffd230' : '#973c00', fontWeight: 700 },
});
// preview-end

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, cellClassName: getLevel },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

export default function ConditionalCells() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid
        aria-label="Stock with marked levels"
        rows={rows}
        columns={columns}
        sx={levels}
        hideFooter
      />
    </Box>
  );
}
