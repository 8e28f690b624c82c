import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeReadings } from './readings';
import type { Reading } from './readings';

const rows = makeReadings(10_000);

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

export default function VirtualRows() {
  const apiRef = useGridApiRef();
  const [drawn, setDrawn] = React.useState('');
  // preview-start
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) => {
        const { firstRowIndex, lastRowIndex } = context;
        setDrawn(`Rows ${firstRowIndex + 1} to ${lastRowIndex} of 10,000 are on the page.`);
      }),
    [apiRef],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Readings of 10,000 shelves' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
      <Typography variant="body2" sx={{ minHeight: 20 }}>
        {drawn}
      </Typography>
    </Stack>
  );
}
