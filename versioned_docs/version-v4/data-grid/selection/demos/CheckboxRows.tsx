import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'item', headerName: 'Packing list', flex: 1, minWidth: 160 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 130 },
];

const rows = [
  { id: 1, item: 'Tent', grams: 2150 },
  { id: 2, item: 'Stove', grams: 310 },
  { id: 3, item: 'Rope', grams: 890 },
];

export default function CheckboxRows() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Packing list"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
      />
      {/* preview-end */}
    </div>
  );
}
