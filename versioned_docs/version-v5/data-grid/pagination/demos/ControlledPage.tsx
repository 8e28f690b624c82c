import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'stop', headerName: 'Tram stop', flex: 1, minWidth: 130 },
  { field: 'zone', headerName: 'Zone', width: 80 },
];

const rows = [
  { id: 1, stop: 'Botanic Garden', zone: 'A' },
  { id: 2, stop: 'Clock Tower', zone: 'A' },
  { id: 3, stop: 'Glassworks', zone: 'B' },
  { id: 4, stop: 'Riverside Baths', zone: 'B' },
  { id: 5, stop: 'University', zone: 'B' },
  { id: 6, stop: 'Windmill Lane', zone: 'C' },
  { id: 7, stop: 'Terminus', zone: 'C' },
];

export default function ControlledPage() {
  const [page, setPage] = React.useState(0);

  return (
    <Box sx={{ height: 330, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Button onClick={() => setPage(2)} sx={{ alignSelf: 'flex-start', mb: 1 }}>
        Go to the last stop
      </Button>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Tram stops"
          rows={rows}
          columns={columns}
          page={page}
          onPageChange={setPage}
          pageSize={3}
          rowsPerPageOptions={[3]}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
