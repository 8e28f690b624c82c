import * as React from 'react';
import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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

interface Message {
  severity: AlertColor;
  text: string;
}

export default function PersistedCounts() {
  const [rows, setRows] = React.useState(stock);
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Count again: double-click “On hand”.',
  });
  // preview-start
  const save = React.useCallback(async (item: StockItem) => {
    const saved = await saveItem(item);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setMessage({ severity: 'success', text: `Saved: ${saved.onHand} × ${saved.item}` });
    return saved;
  }, []);

  const showError = React.useCallback((error: Error) => {
    setMessage({ severity: 'error', text: error.message });
  }, []);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock, saved to a server"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={showError}
        />
      </Box>
      <Alert severity={message.severity}>{message.text}</Alert>
    </Stack>
  );
}
