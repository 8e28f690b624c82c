import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns, type GridSelectionModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function ControlledSelection() {
  // preview-start
  const [selected, setSelected] = React.useState<GridSelectionModel>([1043]);
  const order = orders.find(({ id }) => selected.includes(id));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, one of them selected"
          rows={orders}
          columns={columns}
          selectionModel={selected}
          onSelectionModelChange={(model) => setSelected(model)}
        />
      </div>
      {/* preview-end */}
      <Typography role="status">
        {order ? `${order.customer} ordered: ${order.product}` : 'Nothing selected'}
      </Typography>
    </div>
  );
}
