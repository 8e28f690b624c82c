import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const createColumns = (): GridColDef<Order>[] => [
  { field: 'customer', headerName: 'Customer', width: 220 },
  { field: 'product', headerName: 'Product', width: 220 },
];

export default function ResetWidths() {
  const [renders, setRenders] = useState(1);
  const [memoize, setMemoize] = useState(false);
  const memoized = useMemo(createColumns, []);
  const columns = memoize ? memoized : createColumns();
  // preview-end

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setRenders(renders + 1)}>
          {`Render again (${renders})`}
        </Button>
        <FormControlLabel
          label="Memoize the columns"
          control={<Switch checked={memoize} onChange={() => setMemoize(!memoize)} />}
        />
      </Box>
      <Box sx={{ height: 290, width: '100%' }}>
        <DataGrid aria-label="Orders" rows={orders} columns={columns} />
      </Box>
    </Box>
  );
}
