import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiContext, useGridApiEventHandler } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { makeReadings } from './readings';
import type { Reading } from './readings';

const rows = makeReadings(2_000);

const columns: GridColumns<Reading> = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150 },
];

function DrawnRows() {
  const apiRef = useGridApiContext();
  const [count, setCount] = React.useState(0);
  useGridApiEventHandler(apiRef, 'renderedRowsIntervalChange', (rendered) =>
    setCount(rendered.lastRowToRender - rendered.firstRowToRender),
  );
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {`${count} rows are on the page.`}
    </Typography>
  );
}

const components = { Footer: DrawnRows };

export default function RowBuffer() {
  const [buffer, setBuffer] = React.useState(3);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Buffer in rows"
        value={buffer}
        onChange={(event) => setBuffer(Number(event.target.value))}
        sx={{ width: 180 }}
      >
        {[0, 3, 10, 30].map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 300 }}>
        {/* preview-start */}
        <DataGridPro
          key={buffer} // A new grid, so that the count starts anew.
          aria-label="Readings with a choice of buffer"
          rows={rows}
          columns={columns}
          rowBuffer={buffer}
          components={components}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
