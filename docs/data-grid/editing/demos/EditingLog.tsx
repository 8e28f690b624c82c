import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120, editable: true },
];

export default function EditingLog() {
  const [log, setLog] = React.useState(['Edit a cell to see the events.']);
  const add = (line: string) => setLog((lines) => [line, ...lines].slice(0, 3));
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock, with a log of edits"
          rows={stock}
          columns={columns}
          onCellEditStart={({ id, field, reason }) => add(`start ${id} ${field}: ${reason}`)}
          onCellEditStop={({ id, field, reason }) => add(`stop ${id} ${field}: ${reason}`)}
        />
        {/* preview-end */}
      </Box>
      <Box role="log" aria-label="Events" sx={{ height: 72 }}>
        {log.map((line, index) => (
          <Typography key={log.length - index} variant="body2" sx={{ fontFamily: 'monospace' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
