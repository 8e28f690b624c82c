import Box from '@mui/material/Box';
import { DataGridPro, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const kites = [
  { id: 1, kite: 'Red delta', maker: 'Workshop North', line: 40, wind: 'Light to moderate' },
  { id: 2, kite: 'Box of six', maker: 'Paper and Reed', line: 60, wind: 'Moderate to fresh' },
  { id: 3, kite: 'Long tail', maker: 'Workshop North', line: 90, wind: 'Light' },
];

// preview-start
const pinnedColumns = { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'kite'] };

const columns: GridColDef<(typeof kites)[number]>[] = [
  { field: 'kite', headerName: 'Kite', width: 120, pinnable: false },
  { field: 'maker', headerName: 'Maker', width: 280 },
  { field: 'wind', headerName: 'Wind', width: 300 },
  { field: 'line', headerName: 'Line (m)', type: 'number', width: 160 },
];
// preview-end

export default function PinnedSelection() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGridPro
        aria-label="Kites"
        rows={kites}
        columns={columns}
        initialState={{ pinnedColumns }}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
