import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const stock = [
  { id: 'CK-01', item: 'Copper kettle', category: 'Kitchen', onHand: 38, counted: true },
  { id: 'CK-05', item: 'Enamel camping mug', category: 'Kitchen', onHand: 640, counted: true },
  { id: 'TL-02', item: 'Folding saw', category: 'Tools', onHand: -3, counted: true },
  { id: 'TL-05', item: 'Brass plumb bob', category: 'Tools', onHand: 44, counted: false },
  { id: 'OD-03', item: 'Waxed rain jacket', category: 'Outdoors', onHand: 73, counted: true },
  { id: 'OD-04', item: 'Two-person hammock', category: 'Outdoors', onHand: 0, counted: true },
  { id: 'TX-06', item: 'Felt slippers', category: 'Textiles', onHand: 0, counted: false },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
  { field: 'item', headerName: 'Item', width: 180 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Kitchen', 'Outdoors', 'Textiles', 'Tools'],
    width: 130,
  },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'counted', headerName: 'Counted', type: 'boolean', width: 90 },
];

export default function ShopStock() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={stock}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Stock of the shop' },
          toolbar: { showQuickFilter: true },
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
      {/* preview-end */}
    </Box>
  );
}
