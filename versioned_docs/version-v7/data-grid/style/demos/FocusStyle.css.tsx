import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import './FocusStyle.css';

const rows = [
  { id: 1, knot: 'Bowline', use: 'Loop that holds' },
  { id: 2, knot: 'Clove hitch', use: 'Fender on a rail' },
  { id: 3, knot: 'Sheet bend', use: 'Two ropes' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'knot', headerName: 'Knot', flex: 1, minWidth: 100 },
  { field: 'use', headerName: 'Use', flex: 1, minWidth: 120 },
];

export default function FocusStyle() {
  return (
    <div className="knots">
      {/* preview-start */}
      <DataGrid
        aria-label="Knots"
        className="knots-grid"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
