import { DataGrid, type GridColumns, type GridRowParams } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'boat', headerName: 'Rowing boat', flex: 1, minWidth: 160 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, boat: 'Willow', free: true },
  { id: 2, boat: 'Otter', free: false },
  { id: 3, boat: 'Reed', free: true },
];

const isFree = (params: GridRowParams) => params.row.free === true;

export default function SelectableRows() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Rowing boats for hire"
        rows={rows}
        columns={columns}
        isRowSelectable={isFree}
        checkboxSelection
      />
      {/* preview-end */}
    </div>
  );
}
