import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  // preview-start
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 140,
    valueGetter: ({ row }) => row.onHand * row.unitCost,
    valueFormatter: ({ value }) => (typeof value === 'number' ? euros.format(value) : ''),
  },
  // preview-end
];

export default function ColumnValues() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stock and its value" rows={stock} columns={columns} />
    </div>
  );
}
