import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 12);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function CopyButton() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Copies the selected rows, or all of them.');
  // preview-start
  const copy = async () => {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t', escapeFormulas: false }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied ${text.split('\r\n').length - 1} rows and a header.`);
    } catch {
      setMessage('This browser doesn’t allow copying here.');
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={copy}>
          Copy
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with a button that copies"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
