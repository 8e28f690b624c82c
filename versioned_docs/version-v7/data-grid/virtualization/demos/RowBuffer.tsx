import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeReadings } from './readings';
import type { Reading } from './readings';

const rows = makeReadings(2_000);

const columns: GridColDef<Reading>[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150 },
];

function DrawnRows() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {`${lastRowIndex - firstRowIndex} rows are on the page.`}
    </Typography>
  );
}

const slots = { footer: DrawnRows };

export default function RowBuffer() {
  const [buffer, setBuffer] = React.useState(150);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Buffer in pixels"
        value={buffer}
        onChange={(event) => setBuffer(Number(event.target.value))}
        sx={{ width: 180 }}
      >
        {[0, 150, 600, 1500].map((pixels) => (
          <MenuItem key={pixels} value={pixels}>
            {pixels}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGridPro
          // The buffer is read when the grid mounts.
          key={buffer}
          slotProps={{ main: { 'aria-label': 'Readings with a choice of buffer' } }}
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          slots={slots}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
