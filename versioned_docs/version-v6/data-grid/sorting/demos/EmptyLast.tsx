import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridSortItem } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(4, 10);

// preview-start
const sortComparator: GridColDef['sortComparator'] = (a, b, aParams, bParams) => {
  if (a !== null && b !== null) {
    return gridStringOrNumberComparator(a, b, aParams, bParams);
  }
  const emptyLast = Number(a === null) - Number(b === null);
  const item = aParams.api
    .getSortModel()
    .find(({ field }: GridSortItem) => field === aParams.field);
  // The grid reverses the result when it sorts in descending order.
  return item?.sort === 'desc' ? -emptyLast : emptyLast;
};

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 180, sortComparator },
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
        autoHeight
        hideFooter
      />
    </Box>
  );
}
