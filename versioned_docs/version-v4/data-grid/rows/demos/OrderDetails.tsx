import * as React from 'react';
import Paper from '@material-ui/core/Paper';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function OrderDetails() {
  // preview-start
  const [selected, setSelected] = React.useState(1041);
  const order = orders.find(({ id }) => id === selected);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders; the selected one is shown below"
          rows={orders}
          columns={columns}
          selectionModel={selected}
          onSelectionModelChange={([id]) => setSelected(Number(id ?? 1041))}
        />
      </div>
      {/* preview-end */}
      <Paper variant="outlined" role="status" style={{ padding: 16, marginTop: 8 }}>
        <Typography variant="subtitle2" component="p">
          Order {order?.id}
        </Typography>
        <Typography variant="body2">
          {order?.quantity} × {order?.product}, {order?.country}
        </Typography>
      </Paper>
    </div>
  );
}
