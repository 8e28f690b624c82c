import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'paid', headerName: 'Paid before it was shipped', type: 'boolean' },
  { field: 'note', headerName: 'Note' },
];

export default function AutosizedColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [includeOutliers, setIncludeOutliers] = useState(false);
  const [expand, setExpand] = useState(false);
  // preview-start
  const autosizeOptions = { includeHeaders, includeOutliers, expand };
  // preview-end
  const switches = [
    ['Headers', includeHeaders, setIncludeHeaders],
    ['Outliers', includeOutliers, setIncludeOutliers],
    ['Expand', expand, setExpand],
  ] as const;

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.autosizeColumns(autosizeOptions)}>
          Autosize columns
        </Button>
        {switches.map(([label, checked, set]) => (
          <FormControlLabel
            key={label}
            label={label}
            control={<Switch checked={checked} onChange={() => set(!checked)} />}
          />
        ))}
      </Box>
      <Box sx={{ height: 340, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          autosizeOptions={autosizeOptions}
        />
      </Box>
    </Box>
  );
}
