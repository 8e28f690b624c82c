import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';

interface Bed {
  id: number;
  plant: string;
  moisture: number;
  state: 'Dry' | 'Fine' | 'Ripe';
}

const rows: Bed[] = [
  { id: 1, plant: 'Tomatoes', moisture: 61, state: 'Ripe' },
  { id: 2, plant: 'Basil', moisture: 18, state: 'Dry' },
  { id: 3, plant: 'Chard', moisture: 54, state: 'Fine' },
  { id: 4, plant: 'Figs', moisture: 22, state: 'Dry' },
];

const columns: GridColDef<Bed>[] = [
  { field: 'plant', headerName: 'Bed', flex: 1, minWidth: 100 },
  { field: 'moisture', headerName: 'Moisture (%)', type: 'number', width: 120 },
  { field: 'state', headerName: 'State', width: 90 },
];

// preview-start
const states = {
  Dry: 'bg-amber-100 text-amber-900 dark:bg-amber-950 dark:text-amber-200',
  Fine: '',
  Ripe: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-950 dark:text-emerald-200',
};

const getState = ({ row }: GridRowClassNameParams<Bed>) => states[row.state];
// preview-end

export default function ConditionalRows() {
  return (
    <div className="h-[284px] w-full">
      <DataGrid
        aria-label="Greenhouse beds"
        rows={rows}
        columns={columns}
        getRowClassName={getState}
        hideFooter
      />
    </div>
  );
}
