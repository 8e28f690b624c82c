import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  const go = (step: number) => apiRef.current.setPage(page + step);
  return (
    <Box component="nav" aria-label="Pages" sx={{ mx: 1 }}>
      <Button disabled={page === 0} onClick={() => go(-1)} children="Newer" />
      {` ${page + 1} of ${pageCount} `}
      <Button disabled={page >= pageCount - 1} onClick={() => go(1)} children="Older" />
    </Box>
  );
}
// preview-end

const slots = { pagination: PageButtons };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function PagesByButtons() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with page buttons' } }}
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
