import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridApiCommon, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
];

// preview-start
const statusesSelector = (apiRef: { current: GridApiCommon }) => {
  const entries = gridFilteredSortedRowEntriesSelector(apiRef);
  return [...new Set(entries.map(({ model }) => String(model.status)))].sort();
};
const sameItems = (a: unknown, b: unknown) => String(a) === String(b);
// preview-end

function Statuses({ title, equals }: { title: string; equals?: typeof sameItems }) {
  const apiRef = useGridApiContext();
  const renders = React.useRef(0);
  const output = React.useRef<HTMLSpanElement>(null);
  const statuses = useGridSelector(apiRef, () => statusesSelector(apiRef), equals);
  React.useEffect(() => {
    renders.current += 1;
    if (output.current) {
      output.current.textContent = String(renders.current);
    }
  });
  return (
    <Box>
      {title}: {statuses.join(', ')} (renders: <span ref={output}>1</span>)
    </Box>
  );
}

function StatusFooter() {
  return (
    <Stack sx={{ p: 1 }}>
      <Statuses title="Object.is" />
      <Statuses title="sameItems" equals={sameItems} />
    </Stack>
  );
}
const slots = { footer: StatusFooter };

export default function SelectorEquals() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with their statuses below' } }}
        rows={orders}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
