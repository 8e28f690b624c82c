import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
];

export default function CommittedCells() {
  const [rows, setRows] = React.useState(stock);
  const [message, setMessage] = React.useState('Change a cell, and press Enter.');
  // preview-start
  const save: GridEventListener<'cellEditCommit'> = ({ id, field, value }) => {
    setRows((all) => all.map((item) => (item.id === id ? { ...item, [field]: value } : item)));
    setMessage(`${id}: “${field}” is now “${value}”`);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid aria-label="Stock" rows={rows} columns={columns} onCellEditCommit={save} />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
