import LinearProgress from '@material-ui/core/LinearProgress';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';

const useStyles = makeStyles((theme) => ({
  level: { display: 'flex', alignItems: 'center', width: '100%' },
  bar: { flexGrow: 1, marginRight: theme.spacing(1) },
}));

function Level({ row, value }: GridCellParams) {
  const classes = useStyles();
  // preview-start
  return (
    <div className={classes.level}>
      <LinearProgress
        className={classes.bar}
        color="secondary"
        variant="determinate"
        value={Number(value)}
        aria-label={`Water in ${row.tank}`}
      />
      {`${value}%`}
    </div>
  );
  // preview-end
}

const columns: GridColumns = [
  { field: 'tank', headerName: 'Rain tank', width: 145 },
  {
    field: 'level',
    headerName: 'Level',
    flex: 1,
    minWidth: 130,
    renderCell: (params) => <Level {...params} />,
  },
];

const rows = [
  { id: 1, tank: 'North barn', level: 74 },
  { id: 2, tank: 'Greenhouse', level: 22 },
  { id: 3, tank: 'Stable', level: 58 },
];

export default function RenderedCell() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Rain tanks" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
