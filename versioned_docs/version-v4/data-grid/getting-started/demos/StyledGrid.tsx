import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { employees } from '../../data/employees';

// preview-start
const useStyles = makeStyles((theme) => ({
  root: {
    border: 0,
    '& .MuiDataGrid-columnsContainer': { backgroundColor: theme.palette.action.hover },
  },
}));
// preview-end

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'started', headerName: 'Started', type: 'date', width: 140 },
];

export default function StyledGrid() {
  const classes = useStyles();
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        className={classes.root}
        rows={employees}
        columns={columns}
      />
    </div>
  );
}
