import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const useStyles = makeStyles((theme) => ({
  root: {
    '& .MuiDataGrid-row.Mui-odd:not(.Mui-selected):not(:hover)': {
      backgroundColor: theme.palette.type === 'dark' ? '#3a3a3a' : '#f5f5f5',
    },
  },
}));
// preview-end

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

export default function StripedRows() {
  const classes = useStyles();
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with stripes"
        className={classes.root}
        rows={stock}
        columns={columns}
      />
    </div>
  );
}
