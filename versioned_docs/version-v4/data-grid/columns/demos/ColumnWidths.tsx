import { DataGrid, type GridColumns } from '@material-ui/data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'bird', headerName: 'Bird', flex: 2, minWidth: 110 },
  { field: 'place', headerName: 'Seen at', flex: 1, minWidth: 135 },
  { field: 'count', headerName: 'Count', type: 'number', width: 125 },
];
// preview-end

const rows = [
  { id: 1, bird: 'Wren', place: 'Old wall', count: 2 },
  { id: 2, bird: 'Great crested grebe', place: 'Reservoir', count: 11 },
  { id: 3, bird: 'Swift', place: 'Church', count: 34 },
];

export default function ColumnWidths() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Birds seen today" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
