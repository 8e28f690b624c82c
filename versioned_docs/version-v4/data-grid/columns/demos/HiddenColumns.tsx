import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColumns,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 150, hide: true },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 170, hide: true },
];

const ColumnsToolbar = () => (
  <GridToolbarContainer>
    <GridToolbarColumnsButton />
  </GridToolbarContainer>
);
// preview-end

export default function HiddenColumns() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with hidden columns"
        rows={stock}
        columns={columns}
        components={{ Toolbar: ColumnsToolbar }}
      />
    </div>
  );
}
