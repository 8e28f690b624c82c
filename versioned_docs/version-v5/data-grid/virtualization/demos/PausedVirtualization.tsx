import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { makeReadings } from './readings';
import type { Reading } from './readings';

const rows = makeReadings(200);

const columns: GridColumns<Reading> = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150 },
];

export default function PausedVirtualization() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Count the rows in the document.');
  // preview-start
  const count = () => apiRef.current.rootElementRef?.current?.querySelectorAll('[data-id]').length;

  const countAll = () => {
    const before = count();
    apiRef.current.unstable_disableVirtualization();
    // React has to render all rows first.
    requestAnimationFrame(() => {
      setMessage(`${before} rows with virtualization, ${count()} without.`);
      apiRef.current.unstable_enableVirtualization();
    });
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={countAll} sx={{ alignSelf: 'flex-start' }}>
        Count rows
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      <Box sx={{ height: 280 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Readings to count"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
