import { DataGrid, type GridColumns, type GridRowData } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

const rows = [
  { sku: 'CK-01', item: 'Copper kettle', onHand: 38 },
  { sku: 'TL-02', item: 'Folding saw', onHand: -3 },
  { sku: 'OD-04', item: 'Two-person hammock', onHand: 0 },
];

// preview-start
const getRowId = (row: GridRowData) => row.sku;

export default function RowIdentifier() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Stock by SKU"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
// preview-end
