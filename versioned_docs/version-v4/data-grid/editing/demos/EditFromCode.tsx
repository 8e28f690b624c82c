import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns, type GridEditRowsModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
];

export default function EditFromCode() {
  // preview-start
  const [model, setModel] = React.useState<GridEditRowsModel>({});
  const open = () =>
    setModel({ 1042: { customer: { value: 'Zeynep Şahin' }, quantity: { value: 3 } } });
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={open}>Edit order 1042</Button>
      <Button onClick={() => setModel({})}>Cancel</Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that a button opens"
          rows={orders}
          columns={columns}
          editRowsModel={model}
          onEditRowsModelChange={(next) => setModel(next)}
        />
      </div>
    </div>
  );
}
