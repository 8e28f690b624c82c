import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'lamp', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'steps', headerName: 'Steps', type: 'number', width: 90 },
];

const rows = [
  { id: 1, lamp: 'Gull Rock', steps: 112 },
  { id: 2, lamp: 'Twin Sands North', steps: 87 },
  { id: 3, lamp: 'Twin Sands South', steps: 91 },
  { id: 4, lamp: 'Cape Lantern', steps: 204 },
  { id: 5, lamp: 'Fisher Head', steps: 64 },
  { id: 6, lamp: 'Widow Light', steps: 150 },
  { id: 7, lamp: 'Amber Point', steps: 133 },
];

export default function PageSizeChoice() {
  // preview-start
  const [pageSize, setPageSize] = React.useState(3);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={rows}
        columns={columns}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[3, 5, 10]}
      />
    </Box>
  );
  // preview-end
}
