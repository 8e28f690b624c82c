import { DataGrid, type GridColumns, type GridRowData } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

const rows = [
  { item: 'Cast-iron skillet', warehouse: 'Rotterdam', onHand: 112 },
  { item: 'Cast-iron skillet', warehouse: 'Gdańsk', onHand: 14 },
  { item: 'Linen apron', warehouse: 'Rotterdam', onHand: 25 },
  { item: 'Linen apron', warehouse: 'Lyon', onHand: 134 },
];

// preview-start
const getRowId = ({ item, warehouse }: GridRowData) => `${item} in ${warehouse}`;

export default function CombinedId() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Stock by item and warehouse"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
// preview-end
