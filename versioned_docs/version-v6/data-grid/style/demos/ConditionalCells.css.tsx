import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import './ConditionalCells.css';

const rows = [
  { id: 'OD-01', item: 'Solar lantern', rotterdam: 520, lyon: 61 },
  { id: 'TL-01', item: 'Folding saw', rotterdam: 88, lyon: -3 },
  { id: 'CK-05', item: 'Enamel camping mug', rotterdam: 0, lyon: 640 },
];

type StockItem = (typeof rows)[number];

// preview-start
function getLevel({ value = 0 }: GridCellParams<StockItem, number>) {
  return value < 10 ? 'stock-low' : value > 500 ? 'stock-high' : '';
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110 },
  {
    field: 'rotterdam',
    headerName: 'Rotterdam',
    type: 'number',
    width: 110,
    cellClassName: getLevel,
  },
  { field: 'lyon', headerName: 'Lyon', type: 'number', width: 110, cellClassName: getLevel },
];

export default function ConditionalCells() {
  return (
    <div className="stock">
      <DataGrid aria-label="Stock by warehouse" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
