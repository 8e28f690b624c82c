import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { saveItem } from './stockServer';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

export default function OptimisticCounts() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('A count below “Reserved” is taken back.');
  // preview-start
  const save = (after: StockItem, before: StockItem) => {
    saveItem(after).then(
      (saved) => setMessage(`Saved: ${saved.onHand} × ${saved.item}`),
      (error: Error) => {
        apiRef.current?.updateRows([{ id: before.id, onHand: before.onHand }]);
        setMessage(`Taken back. ${error.message}`);
      },
    );
    return after;
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock, saved in the background"
          rows={stock}
          columns={columns}
          processRowUpdate={save}
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
