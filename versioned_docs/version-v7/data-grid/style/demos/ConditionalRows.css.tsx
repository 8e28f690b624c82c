import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';
import './ConditionalRows.css';

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
const getState = ({ row }: GridRowClassNameParams<Bed>) => `bed-${row.state.toLowerCase()}`;
// preview-end

export default function ConditionalRows() {
  return (
    <div className="beds">
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
