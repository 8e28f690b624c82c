import * as React from 'react';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'knot', headerName: 'Knot', flex: 1, minWidth: 130 },
  { field: 'turns', headerName: 'Turns', type: 'number', width: 125 },
];

const rows = [
  { id: 1, knot: 'Bowline', turns: 1 },
  { id: 2, knot: 'Clove hitch', turns: 2 },
  { id: 3, knot: 'Sheet bend', turns: 1 },
  { id: 4, knot: 'Prusik', turns: 3 },
  { id: 5, knot: 'Reef knot', turns: 2 },
  { id: 6, knot: 'Figure eight', turns: 1 },
  { id: 7, knot: 'Constrictor', turns: 2 },
];

export default function PageSizeChoice() {
  // preview-start
  const [pageSize, setPageSize] = React.useState(3);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Knots"
        rows={rows}
        columns={columns}
        pageSize={pageSize}
        onPageSizeChange={(size) => setPageSize(size)}
        rowsPerPageOptions={[3, 5, 10]}
      />
    </div>
  );
  // preview-end
}
