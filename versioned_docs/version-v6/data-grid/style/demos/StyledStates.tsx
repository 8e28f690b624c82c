import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, editable: true },
];

// preview-start
const states = {
  [`& .${gridClasses['cell--editable']}`]: {
    backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
  },
  [`& .${gridClasses['cell--editing']} input`]: { fontWeight: 700 },
  [`& .${gridClasses['columnHeader--sorted']}`]: { textDecoration: 'underline' },
};
// preview-end

export default function StyledStates() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Stock with marked states"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'item', sort: 'asc' }] } }}
        sx={states}
        hideFooter
      />
    </Box>
  );
}
