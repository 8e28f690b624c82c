import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function StateAfterReturn() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  // preview-start
  const [state, setState] = React.useState<GridInitialState>({
    sorting: { sortModel: [{ field: 'onHand', sort: 'asc' }] },
  });

  const toggle = () => {
    if (open) {
      setState(apiRef.current?.exportState() ?? {});
    }
    setOpen(!open);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={toggle} sx={{ alignSelf: 'flex-start' }}>
        {open ? 'Leave the list' : 'Return to the list'}
      </Button>
      <Box sx={{ height: 330 }}>
        {open ? (
          <DataGrid
            apiRef={apiRef}
            slotProps={{ main: { 'aria-label': 'Stock that remembers its view' } }}
            rows={stock}
            columns={columns}
            initialState={state}
          />
        ) : (
          <Typography>The grid is unmounted.</Typography>
        )}
      </Box>
    </Stack>
  );
}
