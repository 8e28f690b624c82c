import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

export default function ServerOptions() {
  // preview-start
  const [countries, setCountries] = React.useState<string[]>([]);
  React.useEffect(() => {
    const controller = new AbortController();
    server.groups({ groupFields: ['country'] }, controller.signal).then(
      ({ rows }) => setCountries(rows.map(({ country }) => String(country)).sort()),
      () => {},
    );
    return () => controller.abort();
  }, []);
  // preview-end
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: countries,
        width: 180,
      },
    ],
    [countries],
  );
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders with countries from the server"
        dataSource={dataSource}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'country', operator: 'is', value: 'Poland' }] },
          },
        }}
      />
    </Box>
  );
}
