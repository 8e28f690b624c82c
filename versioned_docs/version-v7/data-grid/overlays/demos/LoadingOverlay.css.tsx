import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';
import './LoadingOverlay.css';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function CountingStock() {
  return (
    <div role="row" className="counting">
      <div role="gridcell" className="counting-card">
        <span id="stock-counted">Counting stock: 2 of 3 warehouses</span>
        <LinearProgress
          aria-labelledby="stock-counted"
          variant="determinate"
          value={67}
          color="inherit"
        />
      </div>
    </div>
  );
}
// preview-end

const slots = { loadingOverlay: CountingStock };

export default function LoadingOverlay() {
  return (
    <div className="counted-stock">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock that is being counted' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </div>
  );
}
