import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
let calls = 0;

const getColumns = (): GridColDef<Order>[] => [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    renderCell: ({ formattedValue }) => {
      calls += 1;
      return formattedValue;
    },
  },
];
const stableColumns = getColumns();

export default function StableColumns() {
  const [stable, setStable] = React.useState(false);
  const [result, setResult] = React.useState('Press the button.');
  const rerender = () => {
    const before = calls;
    setResult('Rendering again …');
    requestAnimationFrame(() => setResult(`renderCell ran ${calls - before} times`));
  };
  // preview-start
  const columns = stable ? stableColumns : getColumns();
  const grid = (
    <DataGrid
      slotProps={{ main: { 'aria-label': 'Orders with counted cells' } }}
      rows={rows}
      columns={columns}
      hideFooter
    />
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FormControlLabel
          control={
            <Switch checked={stable} onChange={(event) => setStable(event.target.checked)} />
          }
          label="Columns outside of the component"
        />
        <Button variant="outlined" onClick={rerender}>
          Render the page again
        </Button>
      </Stack>
      <Typography role="status">{result}</Typography>
      <Box sx={{ height: 318 }}>{grid}</Box>
    </Stack>
  );
}
