import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 312, country: 'Brazil' },
  { id: 1042, customer: 'Zeynep Şahin', total: 147, country: 'Türkiye' },
  { id: 1043, customer: '田中 陽菜', total: 414, country: 'Japan' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 90 },
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
      <DataGrid aria-label="Orders" rows={rows} columns={columns} classes={classes} hideFooter />
    </div>
  );
}
