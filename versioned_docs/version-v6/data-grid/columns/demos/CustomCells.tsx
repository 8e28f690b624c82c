import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  packed: number;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'packed',
    headerName: 'Packed',
    type: 'number',
    width: 160,
    // preview-start
    renderCell: ({ row, value }: GridRenderCellParams<Order, number>) => (
      <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`Order ${row.id}: packed`}
          sx={{ flexGrow: 1 }}
        />
        {value}%
      </Box>
    ),
    // preview-end
  },
];

const rows: Order[] = [
  { id: 1045, customer: 'Amara Okafor', packed: 82 },
  { id: 1048, customer: 'Jörg Weiß', packed: 35 },
  { id: 1049, customer: 'Priya Raman', packed: 100 },
];

export default function CustomCells() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Packing of orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
