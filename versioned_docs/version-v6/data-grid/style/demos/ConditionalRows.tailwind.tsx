import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  item: string;
  onHand: number;
  state: 'Short' | 'Fine' | 'Full';
}

const rows: StockItem[] = [
  { id: 'CK-05', item: 'Enamel camping mug', onHand: 640, state: 'Full' },
  { id: 'TL-02', item: 'Folding saw', onHand: -3, state: 'Short' },
  { id: 'TX-01', item: 'Wool blanket', onHand: 96, state: 'Fine' },
  { id: 'OD-04', item: 'Two-person hammock', onHand: 0, state: 'Short' },
];

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 100 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 90 },
];

// preview-start
const states = {
  Short: 'bg-amber-100 text-amber-900 dark:bg-amber-950 dark:text-amber-200',
  Fine: '',
  Full: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-950 dark:text-emerald-200',
};

const getState = ({ row }: GridRowClassNameParams<StockItem>) => states[row.state];
// preview-end

export default function ConditionalRows() {
  return (
    <div className="h-[284px] w-full">
      <DataGrid
        aria-label="Stock with shortages"
        rows={rows}
        columns={columns}
        getRowClassName={getState}
        hideFooter
      />
    </div>
  );
}
