import { DataGrid, type GridColumns } from '@material-ui/data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 130 },
  { field: 'seconds', headerName: 'Steep (s)', type: 'number', width: 160 },
  { field: 'notes', headerName: 'Notes', width: 150, filterable: false },
];
// preview-end

const rows = [
  { id: 1, tea: 'Smoked pine', origin: 'Coast', seconds: 180, notes: 'Bold' },
  { id: 2, tea: 'First flush', origin: 'Highland', seconds: 120, notes: 'Floral' },
  { id: 3, tea: 'Roasted stem', origin: 'Valley', seconds: 60, notes: 'Nutty' },
  { id: 4, tea: 'White bud', origin: 'Highland', seconds: 240, notes: 'Soft' },
];

export default function ColumnFilter() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Teas" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
