import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import { toPatch } from './toPatch';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 80 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140, editable: true },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140, editable: true },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100, editable: true },
];

export default function SaveOnlyChanges() {
  const [request, setRequest] = React.useState('No request yet. Press Enter twice in a cell.');

  // preview-start
  const save = (after: StockItem, before: StockItem) => {
    const patch = toPatch(after, before);
    if (Object.keys(patch).length === 0) {
      setRequest('Nothing changed, no request.');
      return before;
    }
    setRequest(`PATCH /stock/${after.id} ${JSON.stringify(patch)}`);
    return after;
  };
  // preview-end

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Stock, edited by row"
          rows={stock}
          columns={columns}
          editMode="row"
          processRowUpdate={save}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ fontFamily: 'monospace' }}>
        {request}
      </Typography>
    </Stack>
  );
}
