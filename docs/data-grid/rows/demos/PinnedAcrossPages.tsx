import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 170 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
];

// preview-start
const pinnedRows = { top: stock.filter(({ onHand }) => onHand < 0) };
const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
  sorting: { sortModel: [{ field: 'onHand', sort: 'desc' as const }] },
  filter: {
    filterModel: { items: [{ field: 'warehouse', operator: 'equals', value: 'Rotterdam' }] },
  },
};
// preview-end

export default function PinnedAcrossPages() {
  return (
    <Box sx={{ height: 425, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with shortages above"
        rows={stock}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={initialState}
        pagination
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
