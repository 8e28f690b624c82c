import { DataGrid, type GridColumns, type GridRowsProp } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const none: GridRowsProp = [];

export default function NoOrdersOverlay() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="No orders yet"
        rows={none}
        columns={columns}
        autoHeight
        localeText={{ noRowsLabel: 'No orders yet' }}
      />
      {/* preview-end */}
    </div>
  );
}
