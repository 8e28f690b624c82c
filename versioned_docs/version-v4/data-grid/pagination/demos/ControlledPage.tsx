import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'chapter', headerName: 'Chapter', flex: 1, minWidth: 150 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 130 },
];

const rows = [
  { id: 1, chapter: 'Sharpening', pages: 18 },
  { id: 2, chapter: 'Green wood', pages: 22 },
  { id: 3, chapter: 'Spoons', pages: 31 },
  { id: 4, chapter: 'Bowls', pages: 27 },
  { id: 5, chapter: 'Stools', pages: 40 },
  { id: 6, chapter: 'Finishes', pages: 12 },
];

export default function ControlledPage() {
  const [page, setPage] = React.useState(0);

  return (
    <div style={{ height: 280, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Button onClick={() => setPage(0)} style={{ alignSelf: 'flex-start', marginBottom: 8 }}>
        Back to the first page
      </Button>
      <div style={{ flexGrow: 1, minHeight: 0 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Chapters of a carving book"
          rows={rows}
          columns={columns}
          page={page}
          onPageChange={(nextPage) => setPage(nextPage)}
          pageSize={2}
          rowsPerPageOptions={[2]}
        />
        {/* preview-end */}
      </div>
    </div>
  );
}
