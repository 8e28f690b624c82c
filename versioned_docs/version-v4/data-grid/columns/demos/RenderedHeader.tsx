import LocalShippingIcon from '@material-ui/icons/LocalShipping';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  // preview-start
  {
    field: 'shipped',
    headerName: 'Shipped',
    description: 'When the order left the warehouse',
    type: 'date',
    width: 150,
    renderHeader: () => (
      <>
        <LocalShippingIcon fontSize="small" style={{ marginRight: 8 }} />
        Shipped
      </>
    ),
  },
  // preview-end
  { field: 'total', headerName: 'Total (€)', type: 'number', headerAlign: 'left', width: 140 },
];

export default function RenderedHeader() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Shipped orders" rows={orders} columns={columns} />
    </div>
  );
}
