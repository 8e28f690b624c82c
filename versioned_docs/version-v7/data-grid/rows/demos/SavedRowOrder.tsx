import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { saveOrder } from './packingServer';

const columns: GridColDef<Order>[] = [
  { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined, width: 70 },
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, sortable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, sortable: false },
];

export default function SavedRowOrder() {
  const [rows, setRows] = useState(() => orders.filter(({ status }) => status === 'packed'));
  const [message, setMessage] = useState('Drag an order to another place.');
  const [saving, setSaving] = useState(false);

  // preview-start
  const handleRowOrderChange: DataGridProProps['onRowOrderChange'] = async ({
    row,
    targetIndex,
  }) => {
    const others = rows.filter(({ id }) => id !== row.id);
    const dragged = rows.filter(({ id }) => id === row.id);
    const moved = [...others.slice(0, targetIndex), ...dragged, ...others.slice(targetIndex)];
    setSaving(true);
    setMessage(await saveOrder(moved.map(({ id }) => id)));
    setRows(moved);
    setSaving(false);
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 422 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders to pack, in order' } }}
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleRowOrderChange}
          loading={saving}
          hideFooter
        />
      </Box>
    </Box>
  );
}
