import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function StateOnDemand() {
  const apiRef = useGridApiRef();
  const [result, setResult] = React.useState('Filter or sort, then press the button.');
  // preview-start
  const summarize = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const sum = entries.reduce((total, { model }) => total + model.total, 0);
    setResult(`${entries.length} orders, ${fields.length} columns, ${sum.toFixed(2)} € in total`);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={summarize}>
          Summarize
        </Button>
        <Typography role="status">{result}</Typography>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders to summarize' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
