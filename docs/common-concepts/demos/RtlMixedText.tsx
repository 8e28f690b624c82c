import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'مخبز النخيل', phone: '+49 30 901820', change: -12.5 },
  { id: 2, name: 'בית קפה', phone: '+972 3 5551234', change: 4 },
  { id: 3, name: 'Bäckerei Nord (Halle 3)', phone: null, change: -0.75 },
];
type Customer = (typeof rows)[number];

const columns: GridColDef<Customer>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 120,
    renderCell: ({ value }) => <bdi>{value}</bdi>,
  },
  { field: 'change', headerName: 'As it is', type: 'number', width: 85 },
  // preview-start
  {
    field: 'isolated',
    headerName: 'Isolated',
    type: 'number',
    width: 85,
    valueGetter: (_, row) => row.change,
    renderCell: ({ formattedValue }) => <span dir="ltr">{formattedValue}</span>,
  },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 140,
    renderCell: ({ value }) => <bdi>{value}</bdi>,
  },
  // preview-end
];

export default function RtlMixedText() {
  const { direction } = useTheme();
  return (
    <Box dir={direction} sx={{ width: '100%' }}>
      <DataGrid aria-label="Customers" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
