import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'OD-01', item: 'Solar lantern', rotterdam: 520, lyon: 61 },
  { id: 'TL-01', item: 'Folding saw', rotterdam: 88, lyon: -3 },
  { id: 'CK-05', item: 'Enamel camping mug', rotterdam: 0, lyon: 640 },
];

type StockItem = (typeof rows)[number];

// preview-start
function getLevel({ value = 0 }: GridCellParams<StockItem, number>) {
  if (value < 10) {
    return 'font-bold text-sky-700 dark:text-sky-300';
  }
  return value > 500 ? 'font-bold text-amber-700 dark:text-amber-300' : '';
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
    <div className="h-[232px] w-full">
      <DataGrid aria-label="Stock by warehouse" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
