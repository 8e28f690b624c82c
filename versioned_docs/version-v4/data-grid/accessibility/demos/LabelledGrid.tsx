import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function LabelledGrid() {
  return (
    // preview-start
    <div style={{ width: '100%' }}>
      <Typography id="april-orders" variant="h6" component="p" gutterBottom>
        Orders of April
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid aria-labelledby="april-orders" rows={orders} columns={columns} />
      </div>
    </div>
    // preview-end
  );
}
