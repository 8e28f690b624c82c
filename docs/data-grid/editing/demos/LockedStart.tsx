import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

export default function LockedStart() {
  const [locked, setLocked] = React.useState(true);
  const [message, setMessage] = React.useState('');
  // preview-start
  const explain: GridEventListener<'cellEditStart'> = ({ row }, event) => {
    if (!locked) return;
    event.defaultMuiPrevented = true;
    setMessage(`${row.item} can’t be edited while stock is being counted.`);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={locked} onChange={() => setLocked(!locked)} />}
        label="Stock is being counted"
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock, locked while counting"
          rows={stock}
          columns={columns}
          onCellEditStart={explain}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {locked ? message : ''}
      </Typography>
    </Stack>
  );
}
