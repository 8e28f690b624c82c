import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Person {
  name: string;
  initials: string;
}

interface Delivery {
  id: number;
  product: string;
  driver: Person | null;
}

const deliveries: Delivery[] = [
  { id: 1, product: 'Copper kettle', driver: { name: 'Samuel Osei', initials: 'SO' } },
  { id: 2, product: 'Wool blanket', driver: null },
  { id: 3, product: 'Folding saw', driver: { name: 'Marta Nowak', initials: 'MN' } },
];

const columns: GridColDef<Delivery>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'driver',
    headerName: 'Driver',
    width: 200,
    // preview-start
    valueGetter: ({ row }) => row.driver?.name ?? null,
    renderCell: ({ row: { driver } }) =>
      driver && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar
            aria-hidden
            sx={{ width: 28, height: 28, fontSize: 12, bgcolor: 'grey.700', color: 'common.white' }}
          >
            {driver.initials}
          </Avatar>
          <span>{driver.name}</span>
        </Stack>
      ),
    // preview-end
  },
];

export default function PeopleColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Deliveries" rows={deliveries} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
