import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trail {
  code: string;
  name: string;
  kilometers: number;
}

const columns: GridColDef<Trail>[] = [
  { field: 'code', headerName: 'Code', width: 76 },
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 110 },
  { field: 'kilometers', headerName: 'Length (km)', type: 'number', width: 110 },
];

const rows: Trail[] = [
  { code: 'N-04', name: 'Ridge walk', kilometers: 11.4 },
  { code: 'N-07', name: 'Lake loop', kilometers: 6.2 },
  { code: 'S-02', name: 'Old salt road', kilometers: 18.9 },
];

export default function CustomRowId() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Trails by code"
        rows={rows}
        columns={columns}
        getRowId={(row) => row.code}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
