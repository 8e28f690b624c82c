import { DataGrid, GridToolbar, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 190 },
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

export default function StockToolbar() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Stock with a toolbar"
        rows={stock}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
      />
      {/* preview-end */}
    </div>
  );
}
