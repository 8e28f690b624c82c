import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'onHand', operator: '>', value: 5000 }] } },
};

// preview-start
function NothingFound() {
  const apiRef = useGridApiContext();
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        Nothing in stock matches
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Remove filter</Button>
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { noResultsOverlay: NothingFound };

export default function NoResultsOverlay() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock without results' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
