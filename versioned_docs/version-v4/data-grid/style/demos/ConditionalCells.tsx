import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const useStyles = makeStyles((theme) => ({
  root: {
    '& .low': {
      fontWeight: theme.typography.fontWeightBold,
      backgroundColor: theme.palette.type === 'dark' ? '#5a3a12' : '#ffe9cc',
    },
    '& .low::after': { content: '" ▾"' },
  },
}));

// preview-start
const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 140,
    cellClassName: ({ value, row }: GridCellParams) => (Number(value) < row.reorderAt ? 'low' : ''),
  },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 155 },
];
// preview-end

export default function ConditionalCells() {
  const classes = useStyles();
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock; low numbers are marked"
        className={classes.root}
        rows={stock}
        columns={columns}
      />
    </div>
  );
}
