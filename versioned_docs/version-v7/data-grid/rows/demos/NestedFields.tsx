import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  to: { name: string; address: { city: string; country: string } | null };
  items: string[];
}

const rows: Parcel[] = [
  {
    id: 501,
    to: { name: 'Ana Lima', address: { city: 'Recife', country: 'Brazil' } },
    items: ['Enamel camping mug', 'Folding saw'],
  },
  {
    id: 502,
    to: { name: '田中 陽菜', address: { city: 'Sapporo', country: 'Japan' } },
    items: ['Copper kettle'],
  },
  { id: 503, to: { name: 'Jörg Weiß', address: null }, items: [] },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'name', headerName: 'To', width: 130, valueGetter: (_, row) => row.to.name },
  // preview-start
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 100,
    valueGetter: (_, row) => row.to.address?.city,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 90,
    valueGetter: (items: Parcel['items']) => items.length,
  },
  // preview-end
];

export default function NestedFields() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
