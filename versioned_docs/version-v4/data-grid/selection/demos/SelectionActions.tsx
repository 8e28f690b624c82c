import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns, type GridSelectionModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 140 },
];

export default function SelectionActions() {
  const [rows, setRows] = React.useState(orders);
  const [selected, setSelected] = React.useState<GridSelectionModel>([1041, 1042]);
  // preview-start
  const pack = () => {
    setRows((old) =>
      old.map((row) => (selected.includes(row.id) ? { ...row, status: 'packed' } : row)),
    );
    setSelected([]);
  };
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={pack} disabled={selected.length === 0}>
        Pack {selected.length} orders
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders to pack"
          rows={rows}
          columns={columns}
          checkboxSelection
          selectionModel={selected}
          onSelectionModelChange={(model) => setSelected(model)}
        />
      </div>
    </div>
  );
}
