import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'kiln', headerName: 'Firing', flex: 1, minWidth: 120 },
  { field: 'degrees', headerName: 'Degrees', type: 'number', width: 145 },
  { field: 'glaze', headerName: 'Glaze', width: 120, sortable: false },
];

const rows = [
  { id: 1, kiln: 'Bisque', degrees: 1000, glaze: 'None' },
  { id: 2, kiln: 'Earthenware', degrees: 1120, glaze: 'Tin white' },
  { id: 3, kiln: 'Stoneware', degrees: 1260, glaze: 'Celadon' },
];

export default function SortingSequence() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Kiln firings"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
