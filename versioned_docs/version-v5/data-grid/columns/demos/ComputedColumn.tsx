import Box from '@mui/material/Box';
import { DataGrid, type GridColumns, type GridValueGetterParams } from '@mui/x-data-grid';

interface Crate {
  id: number;
  variety: string;
  apples: number;
  grams: number;
}

const columns: GridColumns<Crate> = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 120 },
  { field: 'apples', headerName: 'Apples', type: 'number', width: 90 },
  // preview-start
  {
    field: 'weight',
    headerName: 'Crate (kg)',
    type: 'number',
    width: 110,
    valueGetter: ({ row }: GridValueGetterParams<unknown, Crate>) =>
      (row.apples * row.grams) / 1000,
  },
  // preview-end
];

const rows: Crate[] = [
  { id: 1, variety: 'Russet', apples: 90, grams: 140 },
  { id: 2, variety: 'Winter Banana', apples: 64, grams: 210 },
  { id: 3, variety: 'Pippin', apples: 110, grams: 95 },
];

export default function ComputedColumn() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Apple crates" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
