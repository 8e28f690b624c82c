import * as React from 'react';
import Box from '@mui/material/Box';
import FilterAltIcon from '@mui/icons-material/FilterAlt';
import { DataGrid, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function FilterByCell() {
  const apiRef = useGridApiRef();
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 65 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 95 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Only this customer',
        width: 160,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="filter"
            icon={<FilterAltIcon />}
            label={`Only orders of ${row.customer}`}
            // preview-start
            onClick={() =>
              apiRef.current?.upsertFilterItem({
                id: 'customer',
                field: 'customer',
                operator: 'equals',
                value: row.customer,
              })
            }
            // preview-end
          />,
        ],
      },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
    ],
    [apiRef],
  );
  return (
    <Box sx={{ height: 345, width: '100%' }}>
      <DataGrid
        aria-label="Orders, to filter by a customer"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}
