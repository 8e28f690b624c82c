import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';
import { pageSizes, toSearch, useView } from './searchParams';
import type { View } from './searchParams';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

export default function StateInUrl() {
  // In your app, this is `useSearchParams()` of your router.
  const [search, setSearch] = React.useState('?page=2&sort=total.desc');
  // preview-start
  const view = useView(search);
  const change = (changed: Partial<View>) => setSearch((current) => toSearch(current, changed));
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Button onClick={() => setSearch('?filter=total.%3E.500')}>Large orders</Button>
        <code dir="ltr" style={{ wordBreak: 'break-all' }}>
          {search || '(no parameters)'}
        </code>
      </Box>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders, with the view in the URL"
          dataSource={dataSource}
          columns={columns}
          paginationModel={view.paginationModel}
          onPaginationModelChange={(paginationModel) => change({ paginationModel })}
          sortModel={view.sortModel}
          onSortModelChange={(sortModel) => change({ sortModel })}
          filterModel={view.filterModel}
          onFilterModelChange={(filterModel) => change({ filterModel })}
          columnVisibilityModel={view.columnVisibilityModel}
          onColumnVisibilityModelChange={(model) => change({ columnVisibilityModel: model })}
          pageSizeOptions={pageSizes}
        />
      </Box>
    </Box>
  );
}
