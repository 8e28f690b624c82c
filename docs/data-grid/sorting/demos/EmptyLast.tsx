import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(4, 10);

// preview-start
const getSortComparator: GridColDef['getSortComparator'] =
  (direction) =>
  (a, b, ...params) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    const order = gridStringOrNumberComparator(a, b, ...params);
    return direction === 'desc' ? -order : order;
  };

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 180, getSortComparator },
];
// preview-end

const initialState = { sorting: { sortModel: [{ field: 'supplier', sort: 'asc' as const }] } };

export default function EmptyLast() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Stock with unknown suppliers last"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
