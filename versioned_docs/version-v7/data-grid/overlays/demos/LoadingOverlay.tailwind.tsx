import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
function CountingStock() {
  return (
    <div role="row" className="flex h-full items-center justify-center">
      <div role="gridcell" className="flex flex-col gap-3 rounded-xl bg-sky-950 p-4 text-white">
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
    <div className="h-[266px] w-full">
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
