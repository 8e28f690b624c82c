import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

function QuantityEditCell(params: GridRenderEditCellParams<Order, number>) {
  const { id, field, value = 0, hasFocus } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  const set = (next: number) => apiRef.current.setEditCellValue({ id, field, value: next });
  // preview-start
  const step = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(value + (event.key === 'ArrowUp' ? 1 : -1));
  };
  const spin = { role: 'spinbutton', 'aria-label': 'Quantity', 'aria-valuenow': value };
  // preview-end
  return (
    <Stack direction="row" sx={{ width: '100%', alignItems: 'center' }}>
      <IconButton tabIndex={-1} aria-label="One less" size="small" onClick={() => set(value - 1)}>
        <RemoveIcon fontSize="inherit" />
      </IconButton>
      <Box {...spin} ref={ref} tabIndex={0} onKeyDown={step} sx={{ flex: 1, textAlign: 'center' }}>
        {value}
      </Box>
      <IconButton tabIndex={-1} aria-label="One more" size="small" onClick={() => set(value + 1)}>
        <AddIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: (params) => <QuantityEditCell {...params} />,
  },
];

export default function SteppedQuantity() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with stepped quantities" rows={orders} columns={columns} />
    </Box>
  );
}
