import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColumns,
} from '@material-ui/data-grid';

// preview-start
function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}
// preview-end

const columns: GridColumns = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'seconds', headerName: 'Steep (s)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, tea: 'Smoked pine', origin: 'Coast', seconds: 180 },
  { id: 2, tea: 'First flush', origin: 'Highland', seconds: 120 },
  { id: 3, tea: 'Roasted stem', origin: 'Valley', seconds: 60 },
  { id: 4, tea: 'White bud', origin: 'Highland', seconds: 240 },
];

export default function ToolbarFilter() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Teas"
        rows={rows}
        columns={columns}
        components={{ Toolbar: FilterToolbar }}
        hideFooter
      />
    </div>
  );
}
