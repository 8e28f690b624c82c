import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridValueFormatterParams } from '@mui/x-data-grid';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 170 },
  { field: 'reader', headerName: 'Reader', width: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: GridValueFormatterParams<Date>) => dayFormat.format(value),
  },
  { field: 'reserved', headerName: 'Reserved', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, book: 'Bees in the city', reader: 'Nadia', due: new Date(2025, 3, 22), reserved: true },
  { id: 2, book: 'A year of soups', reader: 'Tomas', due: new Date(2025, 3, 19), reserved: false },
  { id: 3, book: 'Sailor knots', reader: 'Imke', due: new Date(2025, 4, 2), reserved: false },
  { id: 4, book: 'The night train', reader: 'Kofi', due: new Date(2025, 3, 28), reserved: true },
  { id: 5, book: 'Ferns and mosses', reader: 'Yara', due: new Date(2025, 4, 9), reserved: false },
  { id: 6, book: 'Maps before maps', reader: 'Leon', due: new Date(2025, 3, 25), reserved: true },
  { id: 7, book: 'Clocks and tides', reader: 'Mei', due: new Date(2025, 4, 5), reserved: false },
];

export default function LibraryLoans() {
  return (
    <Box component="section" aria-label="Books on loan" sx={{ height: 372, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        experimentalFeatures={{ ariaV7: true }}
      />
      {/* preview-end */}
    </Box>
  );
}
