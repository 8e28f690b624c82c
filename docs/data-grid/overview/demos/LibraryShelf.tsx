import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  copies: number;
  onLoan: boolean;
}

const rows: Book[] = [
  { id: 1, title: 'Middlemarch', author: 'George Eliot', year: 1871, copies: 4, onLoan: true },
  { id: 2, title: 'Persuasion', author: 'Jane Austen', year: 1817, copies: 3, onLoan: false },
  { id: 3, title: 'Moby-Dick', author: 'Herman Melville', year: 1851, copies: 2, onLoan: true },
  { id: 4, title: 'Villette', author: 'Charlotte Brontë', year: 1853, copies: 1, onLoan: false },
  { id: 5, title: 'Walden', author: 'Henry David Thoreau', year: 1854, copies: 5, onLoan: false },
  { id: 6, title: 'Silas Marner', author: 'George Eliot', year: 1861, copies: 2, onLoan: true },
  { id: 7, title: 'Emma', author: 'Jane Austen', year: 1815, copies: 6, onLoan: true },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 160 },
  { field: 'year', headerName: 'Year', type: 'number', valueFormatter: (value) => `${value}` },
  { field: 'copies', headerName: 'Copies', type: 'number' },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean' },
];

export default function LibraryShelf() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        label="Library shelf"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        showToolbar
      />
      {/* preview-end */}
    </Box>
  );
}
