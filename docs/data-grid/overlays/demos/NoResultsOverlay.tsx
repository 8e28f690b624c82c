import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, moss: 'Cushion moss', shade: 'Half' },
  { id: 2, moss: 'Haircap', shade: 'Full' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'moss', headerName: 'Moss', flex: 1, minWidth: 110 },
  { field: 'shade', headerName: 'Shade', width: 140 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'shade', operator: 'equals', value: 'None' }] } },
};

// preview-start
function NothingFound() {
  const apiRef = useGridApiContext();
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1.5 }}>
        No moss grows without shade
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Remove filter</Button>
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { noResultsOverlay: NothingFound };

export default function NoResultsOverlay() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Mosses"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
