import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { ConflictError, changeElsewhere, prices, savePrice } from './priceServer';
import type { Price } from './priceServer';

const columns: GridColDef<Price>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true },
];

export default function SavedConflict() {
  const [message, setMessage] = React.useState('');
  // preview-start
  const save = async (after: Price) => {
    setMessage('');
    try {
      return await savePrice(after);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      setMessage(`Someone else set ${error.current.item} to €${error.current.price}.`);
      return error.current;
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', height: 310, alignItems: 'flex-start' }}>
      <Button onClick={changeElsewhere}>Change all prices in another tab</Button>
      <Box sx={{ width: '100%' }}>
        <DataGrid
          aria-label="Prices"
          rows={prices}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      {message && <Alert severity="warning">{message}</Alert>}
    </Stack>
  );
}
