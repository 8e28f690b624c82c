import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, knot: 'Bowline', use: 'Loop that holds' },
  { id: 2, knot: 'Clove hitch', use: 'Fender on a rail' },
  { id: 3, knot: 'Sheet bend', use: 'Two ropes' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'knot', headerName: 'Knot', flex: 1, minWidth: 100 },
  { field: 'use', headerName: 'Use', flex: 1, minWidth: 120 },
];

// preview-start
const ring = 'focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-sky-600';

const classes = { columnHeader: ring, cell: ring };
// preview-end

export default function FocusStyle() {
  return (
    <div className="h-[232px] w-full">
      <DataGrid
        aria-label="Knots"
        rows={rows}
        columns={columns}
        classes={classes}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
