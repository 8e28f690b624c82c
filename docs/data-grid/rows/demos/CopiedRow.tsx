import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function CopiedRow() {
  const [rows, setRows] = useState(() => orders.slice(0, 4));

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 70 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 90 },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 90 },
      {
        field: 'actions',
        headerName: 'Copy',
        type: 'actions',
        width: 70,
        // preview-start
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="copy"
            icon={<ContentCopy />}
            label={`Copy order ${id}`}
            onClick={() =>
              setRows((old) => {
                const copy = { ...row, id: Math.max(...old.map((other) => other.id)) + 1 };
                return old.flatMap((other) => (other.id === id ? [other, copy] : [other]));
              })
            }
          />,
        ],
        // preview-end
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Orders to copy" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
