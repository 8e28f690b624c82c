import { DataGrid, type GridColumns, type GridRowParams } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
const isRowSelectable = ({ row }: GridRowParams) => row.onHand > 0;

export default function SelectableRows() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock; only what is there can be selected"
        rows={stock}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </div>
  );
}
// preview-end
