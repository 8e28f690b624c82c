import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns, type GridRowParams } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const useStyles = makeStyles((theme) => ({
  returned: {
    color: theme.palette.type === 'dark' ? '#ef9a9a' : theme.palette.error.dark,
    fontStyle: 'italic',
  },
}));

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function ConditionalRows() {
  // preview-start
  const classes = useStyles();
  const getRowClassName = ({ row }: GridRowParams) =>
    row.status === 'returned' ? classes.returned : '';

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders; returns are red"
        rows={orders}
        columns={columns}
        getRowClassName={getRowClassName}
      />
    </div>
  );
  // preview-end
}
