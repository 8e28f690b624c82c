import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38, warehouse: 'Rotterdam' },
  { id: 'TL-01', item: 'Folding saw', onHand: 88, warehouse: 'Gdańsk' },
  { id: 'OD-03', item: 'Waxed rain jacket', onHand: 73, warehouse: 'Lyon' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 90 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
];

// preview-start
const selected: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    color: '#0b4f4a',
    backgroundColor: '#cbfbf1',
    fontWeight: 600,
    ...theme.applyStyles('dark', { color: '#96f7e4', backgroundColor: '#022f2e' }),
  },
});
// preview-end

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(['TL-01']);
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock' } }}
        sx={selected}
        rows={rows}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        hideFooter
      />
    </Box>
  );
}
