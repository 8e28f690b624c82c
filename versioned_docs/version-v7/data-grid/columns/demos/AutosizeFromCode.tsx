import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'product', headerName: 'Product' },
  { field: 'quantity', headerName: 'Quantity ordered', type: 'number' },
  { field: 'note', headerName: 'Note' },
];

export default function AutosizeFromCode() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);
  // preview-start
  const autosize = () =>
    apiRef.current?.autosizeColumns({ includeHeaders, includeOutliers, expand });
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          label="Headers"
          control={<Switch checked={includeHeaders} />}
          onChange={() => setIncludeHeaders(!includeHeaders)}
        />
        <FormControlLabel
          label="Outliers"
          control={<Switch checked={includeOutliers} />}
          onChange={() => setIncludeOutliers(!includeOutliers)}
        />
        <FormControlLabel
          label="Expand"
          control={<Switch checked={expand} />}
          onChange={() => setExpand(!expand)}
        />
        <Button variant="outlined" onClick={autosize}>
          Fit columns
        </Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders to fit' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
