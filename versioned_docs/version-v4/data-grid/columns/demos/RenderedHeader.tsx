import LocalShippingIcon from '@material-ui/icons/LocalShipping';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  // preview-start
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 150,
    renderHeader: () => (
      <>
        <LocalShippingIcon fontSize="small" style={{ marginRight: 8 }} />
        Shipped
      </>
    ),
  },
  { field: 'total', headerName: 'Total', description: 'In euros', type: 'number', width: 140 },
  // preview-end
];

export default function RenderedHeader() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Shipped orders" rows={orders} columns={columns} />
    </div>
  );
}
