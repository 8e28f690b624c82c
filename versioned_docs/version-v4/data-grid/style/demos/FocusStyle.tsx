import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const useStyles = makeStyles((theme) => ({
  root: {
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
      outline: `solid ${theme.palette.secondary.main} 2px`,
      outlineOffset: -3,
    },
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
      backgroundColor: theme.palette.type === 'dark' ? '#4a2b3d' : '#fbe3ec',
    },
  },
}));
// preview-end

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function FocusStyle() {
  const classes = useStyles();
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with another focus ring"
        className={classes.root}
        rows={orders}
        columns={columns}
        selectionModel={1042}
      />
    </div>
  );
}
