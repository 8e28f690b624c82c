import Button from '@material-ui/core/Button';
import { DataGrid, GridOverlay, type GridColumns, type GridRowsProp } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const none: GridRowsProp = [];

// preview-start
const NoOrders = () => (
  <GridOverlay style={{ flexDirection: 'column' }}>
    <p>No orders yet</p>
    <Button color="primary" href="#no-rows">
      Enter the first one
    </Button>
  </GridOverlay>
);
// preview-end

export default function NoRowsOverlay() {
  return (
    <div id="no-rows" style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="No orders"
        rows={none}
        columns={columns}
        components={{ NoRowsOverlay: NoOrders }}
      />
    </div>
  );
}
