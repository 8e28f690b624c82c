import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, note: '=1+1', discount: -52 },
  { id: 2, note: ' =1+1', discount: 0 },
  { id: 3, note: '＝1+1', discount: null },
];

// preview-start
const columns: GridColDef[] = [
  { field: 'note', headerName: '=Note', flex: 1 },
  { field: 'discount', headerName: 'Discount', type: 'number' },
];

export default function SecurityFormulaGaps() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  const show = () => setCsv(apiRef.current?.getDataAsCsv() ?? '');
  // preview-end
  return (
    <Stack spacing={1}>
      <DataGrid
        apiRef={apiRef}
        label="Notes of customers"
        rows={rows}
        columns={columns}
        hideFooter
      />
      <Button onClick={show} variant="outlined" sx={{ alignSelf: 'start' }}>
        Show CSV
      </Button>
      <Box
        component="pre"
        role="status"
        dir="ltr"
        sx={{ m: 0, minHeight: 84, fontSize: 14, whiteSpace: 'pre-wrap' }}
      >
        {csv}
      </Box>
    </Stack>
  );
}
