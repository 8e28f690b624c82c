import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const useStyles = makeStyles({
  text: { whiteSpace: 'normal', lineHeight: 1.4 },
});

function Wrapped({ value }: GridCellParams) {
  const classes = useStyles();
  return <span className={classes.text}>{String(value ?? '')}</span>;
}

const columns: GridColumns = [
  {
    field: 'item',
    headerName: 'Item',
    width: 190,
    renderCell: (params) => <Wrapped {...params} />,
  },
  // preview-end
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

const rows = stock.slice(8, 13);

export default function WrappedText() {
  return (
    <div style={{ height: 418, width: '100%' }}>
      <DataGrid
        aria-label="Stock with long names"
        rows={rows}
        columns={columns}
        rowHeight={72}
        hideFooter
      />
    </div>
  );
}
