import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  // preview-start
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ api, id }) => api.getRowIndexRelativeToVisibleRows(id) + 1,
  },
  // preview-end
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const initialState = { sorting: { sortModel: [{ field: 'item', sort: 'asc' as const }] } };

export default function RowNumbers() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Numbered stock' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
