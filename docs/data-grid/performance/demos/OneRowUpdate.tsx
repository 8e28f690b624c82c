import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, measure } from './benchmark';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];
const firstRows = makeOrders(50_000);

export default function OneRowUpdate() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(firstRows);
  const [result, setResult] = React.useState('50,000 rows. Change the first one.');
  // preview-start
  const newArray = () => {
    const total = (apiRef.current?.getRow(1).total ?? 0) + 1;
    return measure(() => setRows(rows.map((row) => (row.id === 1 ? { ...row, total } : row))));
  };
  const oneRow = () => {
    const total = (apiRef.current?.getRow(1).total ?? 0) + 1;
    return measure(() => apiRef.current?.updateRows([{ id: 1, total }]));
  };
  // preview-end
  const run = async (name: string, change: () => Promise<number>) => {
    setResult(`${name}: ${await change()} ms`);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => run('A new array', newArray)}>
          A new array of rows
        </Button>
        <Button variant="outlined" onClick={() => run('updateRows', oneRow)}>
          updateRows
        </Button>
      </Stack>
      <Typography role="status">{result}</Typography>
      <Box sx={{ height: 270 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with one changing row"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
