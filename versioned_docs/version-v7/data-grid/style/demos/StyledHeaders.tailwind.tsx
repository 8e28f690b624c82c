import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, peak: 'Kestrel Horn', meters: 2841, first: 1871 },
  { id: 2, peak: 'White Saddle', meters: 3120, first: 1902 },
  { id: 3, peak: 'Long Tooth', meters: 2517, first: 1888 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 110 },
  { field: 'first', headerName: 'Climbed', width: 90 },
];

// preview-start
const classes = {
  columnHeader: 'bg-sky-100 text-sky-900 dark:bg-sky-950 dark:text-sky-200',
  columnHeaderTitle: 'font-bold',
};
// preview-end

export default function StyledHeaders() {
  return (
    <div className="h-[232px] w-full">
      <DataGrid aria-label="Peaks" rows={rows} columns={columns} classes={classes} hideFooter />
    </div>
  );
}
