import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { saveItem } from './stockServer';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

export default function SaveEdits() {
  const [message, setMessage] = React.useState('Change “On hand”, and press Enter.');
  // preview-start
  const save = React.useCallback(async (item: StockItem) => {
    setMessage('Saving…');
    const saved = await saveItem(item);
    setMessage(`Saved: ${saved.onHand} × ${saved.item}`);
    return saved;
  }, []);
  const showError = React.useCallback((error: Error) => setMessage(error.message), []);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock on a server' } }}
          rows={stock}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={showError}
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
