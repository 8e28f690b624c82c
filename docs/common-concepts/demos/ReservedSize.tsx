import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1041, customer: 'Ada Nwosu', boxes: 3 },
  { id: 1042, customer: '山田 花', boxes: -1 },
  { id: 1043, customer: 'Zoë Brandt', boxes: 12 },
];

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'boxes', headerName: 'Boxes', type: 'number' },
];

export default function ReservedSize() {
  const [hydrated, setHydrated] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={hydrated} onChange={(event, checked) => setHydrated(checked)} />}
        label="In the browser"
      />
      {/* preview-start */}
      <Box sx={{ height: 216 }}>
        {hydrated ? (
          <DataGrid label="Orders" rows={rows} columns={columns} hideFooter />
        ) : (
          <Skeleton variant="rounded" height="100%" animation={false} />
        )}
      </Box>
      <Typography>This line doesn’t move.</Typography>
      {/* preview-end */}
    </Stack>
  );
}
