import Box from '@mui/material/Box';
import { DataGrid, gridStringOrNumberComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';

const rocks = [
  { id: 1, rock: 'Granite', hardness: 'hard', layer: null },
  { id: 2, rock: 'Chalk', hardness: 'soft', layer: 3 },
  { id: 3, rock: 'Slate', hardness: 'medium', layer: 1 },
  { id: 4, rock: 'Basalt', hardness: 'hard', layer: 2 },
];

const grades = ['soft', 'medium', 'hard'];
const byGrade: GridComparatorFn<string> = (a, b) => grades.indexOf(a) - grades.indexOf(b);

const columns: GridColDef<(typeof rocks)[number]>[] = [
  { field: 'rock', headerName: 'Rock', flex: 1, minWidth: 80 },
  // preview-start
  { field: 'hardness', headerName: 'Hardness', width: 125, sortComparator: byGrade },
  {
    field: 'layer',
    headerName: 'Layer',
    type: 'number',
    width: 90,
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      const order = gridStringOrNumberComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
  },
  // preview-end
];

export default function SortComparators() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Rock samples' } }}
        rows={rocks}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'hardness', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
