import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'pickup', headerName: 'Pickup', type: 'dateTime', width: 190 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Returned'],
    width: 120,
  },
];
// preview-end

const rows = [
  {
    id: 1049,
    product: 'Copper kettle',
    quantity: 5,
    ordered: new Date(2025, 3, 7),
    pickup: new Date(2025, 3, 17, 9, 30),
    paid: true,
    status: 'Packed',
  },
  {
    id: 1051,
    product: 'Waxed rain jacket',
    quantity: 1,
    ordered: new Date(2025, 3, 8),
    pickup: new Date(2025, 3, 18, 14, 15),
    paid: false,
    status: 'Open',
  },
  {
    id: 1055,
    product: 'Cast-iron skillet',
    quantity: -1,
    ordered: new Date(2025, 3, 10),
    pickup: new Date(2025, 3, 17, 11, 0),
    paid: true,
    status: 'Returned',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
