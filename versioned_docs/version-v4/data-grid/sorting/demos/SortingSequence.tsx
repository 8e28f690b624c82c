import { DataGrid, type GridColumns, type GridSortDirection } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160, sortable: false },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];
// preview-end

export default function SortingSequence() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock, the most first"
        rows={stock}
        columns={columns}
        sortingOrder={sortingOrder}
      />
    </div>
  );
}
