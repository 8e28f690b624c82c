import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const columns: GridColumns = [
  { field: 'id', headerName: 'SKU', width: 95 },
  { field: 'item', headerName: 'Item', flex: 2, minWidth: 160 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];
// preview-end

export default function ColumnWidths() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={stock} columns={columns} />
    </div>
  );
}
