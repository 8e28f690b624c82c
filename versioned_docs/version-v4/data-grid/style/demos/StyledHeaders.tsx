import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const useStyles = makeStyles((theme) => ({
  root: {
    '& .MuiDataGrid-columnsContainer': {
      backgroundColor: theme.palette.type === 'dark' ? '#1e3a4c' : '#dcebf5',
    },
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: theme.typography.fontWeightBold },
  },
}));
// preview-end

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function StyledHeaders() {
  const classes = useStyles();
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with colored headers"
        className={classes.root}
        rows={orders}
        columns={columns}
      />
    </div>
  );
}
