import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
const componentsProps = {
  checkbox: { color: 'secondary', size: 'small' },
  pagination: { backIconButtonText: 'Earlier items', nextIconButtonText: 'Further items' },
};
// preview-end

export default function CheckboxProps() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock with other checkboxes and buttons"
        rows={stock}
        columns={columns}
        checkboxSelection
        pageSize={5}
        rowsPerPageOptions={[5]}
        componentsProps={componentsProps}
      />
    </div>
  );
}
