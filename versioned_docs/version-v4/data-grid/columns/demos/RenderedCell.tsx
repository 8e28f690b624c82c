import LinearProgress from '@material-ui/core/LinearProgress';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const useStyles = makeStyles((theme) => ({
  level: { display: 'flex', alignItems: 'center', width: '100%' },
  bar: { flexGrow: 1, marginRight: theme.spacing(1) },
}));

function Reserved({ row, value }: GridCellParams) {
  const classes = useStyles();
  // preview-start
  return (
    <div className={classes.level}>
      <LinearProgress
        className={classes.bar}
        color="secondary"
        variant="determinate"
        value={Number(value)}
        aria-label={`Reserved of ${row.item}, ${row.warehouse}`}
      />
      {`${value}%`}
    </div>
  );
  // preview-end
}

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'share',
    headerName: 'Reserved',
    width: 190,
    valueGetter: ({ row }) =>
      row.onHand > 0 ? Math.min(100, Math.round((row.reserved / row.onHand) * 100)) : 0,
    renderCell: (params) => <Reserved {...params} />,
  },
];

export default function RenderedCell() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Reserved stock" rows={stock} columns={columns} />
    </div>
  );
}
