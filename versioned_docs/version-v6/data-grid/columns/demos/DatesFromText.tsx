import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Delivery {
  id: number;
  supplier: string;
  /** A day without a time, as many servers send it. */
  due: string;
  /** A point in time. */
  arrived: string | null;
}

const rows: Delivery[] = [
  { id: 1, supplier: 'Kessel & Zoon', due: '2025-04-17', arrived: '2025-04-17T08:05:00Z' },
  { id: 2, supplier: 'Emalia Olkusz', due: '2025-04-22', arrived: null },
  { id: 3, supplier: 'Lumen Lagos Ltd.', due: '2025-05-02', arrived: '2025-05-06T16:40:00Z' },
];

const columns: GridColDef<Delivery>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
  // preview-start
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    // Without a time, the text would be midnight in UTC.
    valueGetter: ({ row }) => new Date(`${row.due}T00:00`),
  },
  {
    field: 'arrived',
    headerName: 'Arrived',
    type: 'dateTime',
    width: 190,
    valueGetter: ({ row }) => row.arrived && new Date(row.arrived),
  },
  // preview-end
];

export default function DatesFromText() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Deliveries" rows={rows} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
