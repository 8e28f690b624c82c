import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'id', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', width: 200 },
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'supplier', headerName: 'Supplier', width: 180 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 170 },
];

export default function WithoutVirtualization() {
  return (
    <div style={{ height: 340, width: '100%', overflow: 'auto' }} tabIndex={-1}>
      {/* preview-start */}
      <DataGrid
        aria-label="Stock, rendered as a whole"
        rows={stock}
        columns={columns}
        autoHeight
        columnBuffer={columns.length}
      />
      {/* preview-end */}
    </div>
  );
}
