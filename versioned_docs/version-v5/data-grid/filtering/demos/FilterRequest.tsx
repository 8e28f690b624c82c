import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid-pro';
import type { Order } from '../../data/orders';
import { useServerRows } from './useServerRows';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

const first: GridFilterModel = {
  items: [
    { id: 1, columnField: 'ordered', operatorValue: 'after', value: '2025-04-10' },
    { id: 2, columnField: 'paid', operatorValue: 'is', value: 'true' },
  ],
};

export default function FilterRequest() {
  // preview-start
  const [filterModel, setFilterModel] = React.useState(first);
  const query = React.useMemo(() => ({ filterModel }), [filterModel]);
  const { rows, loading } = useServerRows(query);
  const request = JSON.stringify(filterModel, null, 2);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Paid orders after April 10"
          rows={rows}
          loading={loading}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          components={{ Toolbar: GridToolbar }}
          componentsProps={{ toolbar: { showQuickFilter: true } }}
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', m: 0, mt: 1, fontSize: 12 }}
      >
        {request}
      </Box>
    </Box>
  );
}
