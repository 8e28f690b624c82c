import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { employees } from '../../data/employees';

// preview-start
const useStyles = makeStyles({
  root: {
    border: 0,
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnsContainer': { borderBottom: 0 },
    '& .MuiDataGrid-columnSeparator': { visibility: 'hidden' },
  },
});
// preview-end

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function BorderlessGrid() {
  const classes = useStyles();
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees without lines"
        className={classes.root}
        rows={employees}
        columns={columns}
      />
    </div>
  );
}
