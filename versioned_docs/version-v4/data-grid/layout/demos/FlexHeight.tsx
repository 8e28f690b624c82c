import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function FlexHeight() {
  return (
    // preview-start
    <div style={{ display: 'flex', flexDirection: 'column', height: 420, width: '100%' }}>
      <Typography variant="h6" component="p" gutterBottom>
        Orders of April
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders that fill the rest" rows={orders} columns={columns} />
      </div>
      <Typography variant="body2">Totals are in euros, without tax.</Typography>
    </div>
    // preview-end
  );
}
