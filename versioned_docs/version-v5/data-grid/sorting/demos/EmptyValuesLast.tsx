import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColumns, GridComparatorFn, GridSortModel } from '@mui/x-data-grid';
import { stock, type StockItem } from '../../data/stock';

// preview-start
const emptyLast: GridComparatorFn<string | null> = (a, b, aParams, bParams) => {
  if (a !== null && b !== null) {
    return gridStringOrNumberComparator(a, b, aParams, bParams);
  }
  const sortModel: GridSortModel = aParams.api.getSortModel();
  const isDescending = sortModel.some((item) => item.sort === 'desc');
  const order = Number(a === null) - Number(b === null);
  return isDescending ? -order : order;
};
// preview-end

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 170, sortComparator: emptyLast },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function EmptyValuesLast() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock by supplier, without a supplier last"
        rows={stock}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'supplier', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
