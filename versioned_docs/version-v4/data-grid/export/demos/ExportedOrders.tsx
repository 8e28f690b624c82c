import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

// preview-start
const ExportToolbar = () => (
  <GridToolbarContainer>
    <GridToolbarExport csvOptions={{ fileName: 'orders-april', utf8WithBom: true }} />
  </GridToolbarContainer>
);
// preview-end

export default function ExportedOrders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders to download"
        rows={orders}
        columns={columns}
        components={{ Toolbar: ExportToolbar }}
      />
    </div>
  );
}
