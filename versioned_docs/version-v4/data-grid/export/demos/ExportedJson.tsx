import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridColumns,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'id', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
function JsonToolbar() {
  const { apiRef } = useGridSlotComponentProps();
  const download = () => {
    const rows = [...apiRef.current.getVisibleRowModels().values()];
    const file = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'stock.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  // preview-end
  return (
    <GridToolbarContainer>
      <Button onClick={download}>Download as JSON</Button>
    </GridToolbarContainer>
  );
}

export default function ExportedJson() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock to download as JSON"
        rows={stock}
        columns={columns}
        components={{ Toolbar: JsonToolbar }}
      />
    </div>
  );
}
