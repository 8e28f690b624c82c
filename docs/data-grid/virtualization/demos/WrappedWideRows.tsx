import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'note', headerName: 'Note', width: 200 },
  ...weeks.map((week): GridColDef<Order> => ({
    field: `week${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => (row.id * week) % 50,
  })),
];

const getRowHeight = () => 'auto' as const;

function DrawnColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {`${lastColumnIndex - firstColumnIndex} of 42 columns are on the page.`}
    </Typography>
  );
}

const slots = { footer: DrawnColumns };

export default function WrappedWideRows() {
  const [on, setOn] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={(event) => setOn(event.target.checked)} />}
        label="Virtualize columns all the same"
      />
      <Box sx={{ height: 360 }}>
        {/* preview-start */}
        <DataGrid
          key={String(on)}
          aria-label="Orders with notes and 40 weeks"
          rows={orders}
          columns={columns}
          getRowHeight={getRowHeight}
          virtualizeColumnsWithAutoRowHeight={on}
          slots={slots}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
