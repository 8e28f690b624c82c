import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  type GridColumns,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

// preview-start
const StockToolbar = () => (
  <GridToolbarContainer>
    <Typography id="stock-title" style={{ flexGrow: 1, paddingLeft: 8 }}>
      Stock in April
    </Typography>
    <GridToolbarColumnsButton />
    <GridToolbarDensitySelector />
    <GridToolbarExport />
  </GridToolbarContainer>
);
// preview-end

export default function TitledToolbar() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-labelledby="stock-title"
        rows={stock}
        columns={columns}
        components={{ Toolbar: StockToolbar }}
      />
    </div>
  );
}
