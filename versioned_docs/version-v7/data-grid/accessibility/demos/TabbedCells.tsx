import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const rows = orders.slice(0, 5);

export default function TabbedCells() {
  const apiRef = useGridApiRef();
  // preview-start
  const moveWithTab: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key !== 'Tab' || params.cellMode === 'edit') {
      return;
    }
    const visible = apiRef.current?.getVisibleColumns() ?? [];
    const index = visible.findIndex(({ field }) => field === params.field);
    const next = visible[event.shiftKey ? index - 1 : index + 1];
    if (next) {
      event.preventDefault();
      apiRef.current?.setCellFocus(params.id, next.field);
    }
  };
  // preview-end
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Orders to tab through' } }}
        rows={rows}
        columns={columns}
        onCellKeyDown={moveWithTab}
        hideFooter
      />
    </Box>
  );
}
