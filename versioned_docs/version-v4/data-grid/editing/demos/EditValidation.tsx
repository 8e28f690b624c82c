import * as React from 'react';
import { makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  type GridColumns,
  type GridEditCellProps,
  type GridEditRowsModel,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const useStyles = makeStyles((theme) => ({
  root: { '& .MuiDataGrid-cell--editing .Mui-error': { color: theme.palette.error.main } },
}));

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
];

// preview-start
const check = (field: string, cell: GridEditCellProps): GridEditCellProps => {
  const isValid =
    field === 'quantity' ? Math.abs(Number(cell.value)) <= 100 : String(cell.value).trim() !== '';
  return { ...cell, error: !isValid };
};

const checkAll = (model: GridEditRowsModel): GridEditRowsModel => {
  const entries = Object.entries(model).map(([id, row]) => {
    const cells = Object.entries(row).map(([field, cell]) => [field, check(field, cell)]);
    return [id, Object.fromEntries(cells)];
  });
  return Object.fromEntries(entries);
};
// preview-end

export default function EditValidation() {
  const classes = useStyles();
  const [model, setModel] = React.useState<GridEditRowsModel>({});
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders of at most 100 pieces"
        className={classes.root}
        rows={orders}
        columns={columns}
        editRowsModel={model}
        onEditRowsModelChange={(next) => setModel(checkAll(next))}
      />
    </div>
  );
}
