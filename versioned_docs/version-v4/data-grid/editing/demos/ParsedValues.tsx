import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  // preview-start
  {
    field: 'id',
    headerName: 'SKU',
    width: 130,
    editable: true,
    valueParser: (value) => String(value ?? '').toUpperCase(),
  },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 150,
    editable: true,
    valueParser: (value) => (value === '' ? null : Number(value)),
  },
  // preview-end
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
];

const getRowId = (row: { item?: string; warehouse?: string }) => `${row.item} ${row.warehouse}`;

export default function ParsedValues() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock with parsed values"
        rows={stock}
        columns={columns}
        getRowId={getRowId}
      />
    </div>
  );
}
