import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function LostUpdate() {
  const apiRef = useGridApiRef();
  const [compact, setCompact] = useState(false);

  // preview-start
  // Wrong: a new array on each render, so each render brings the old rows back.
  const rows = orders.filter(({ status }) => status === 'packed').slice(0, 4);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          onClick={() => apiRef.current?.updateRows([{ id: 1043, status: 'shipped' }])}
        >
          1. Ship order 1043
        </Button>
        <FormControlLabel
          control={<Switch checked={compact} onChange={() => setCompact(!compact)} />}
          label="2. Compact rows"
        />
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders that forget an update"
          rows={rows}
          columns={columns}
          density={compact ? 'compact' : 'standard'}
          hideFooter
        />
      </Box>
    </Box>
  );
}
