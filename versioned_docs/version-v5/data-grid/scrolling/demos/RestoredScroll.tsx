import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns, GridScrollParams } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

interface OrderListProps {
  scroll: GridScrollParams;
  onLeave(scroll: GridScrollParams): void;
}

function OrderList({ scroll, onLeave }: OrderListProps) {
  // preview-start
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    // In the first effect, the grid can’t scroll yet.
    const frame = requestAnimationFrame(() => apiRef.current.scroll(scroll));
    return () => cancelAnimationFrame(frame);
  }, [apiRef, scroll]);

  const leave = () => onLeave(apiRef.current.getScrollPosition());
  // preview-end
  return (
    <React.Fragment>
      <Button onClick={leave}>Leave the list</Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders that remember where you were"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </React.Fragment>
  );
}

export default function RestoredScroll() {
  const [open, setOpen] = React.useState(true);
  const [scroll, setScroll] = React.useState<GridScrollParams>({ top: 0, left: 0 });
  const leave = (position: GridScrollParams) => {
    setScroll(position);
    setOpen(false);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 365, alignItems: 'flex-start' }}>
      {open ? (
        <OrderList scroll={scroll} onLeave={leave} />
      ) : (
        <Button onClick={() => setOpen(true)}>Go back to the list</Button>
      )}
    </Stack>
  );
}
