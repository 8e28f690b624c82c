import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const allOrders = manyOrders.slice(0, 120);
const server = createServer(allOrders);
const unsorted: GridSortModel = [];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function SortedEndlessOrders() {
  const [rows, setRows] = React.useState(() => allOrders.slice(0, 25));
  const [sortModel, setSortModel] = React.useState(unsorted);
  // preview-start
  const latest = React.useRef(unsorted);

  const load = async (model: GridSortModel, start: number) => {
    const page = await server.list({ sortModel: model, start, end: start + 24 });
    // Users may have sorted again while the request was running.
    if (model === latest.current) {
      setRows((old) => [...old.slice(0, start), ...page.rows]);
    }
  };
  const sort = (model: GridSortModel) => {
    latest.current = model;
    setSortModel(model);
    load(model, 0);
  };
  // preview-end
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders to sort, loaded at the end of the list' } }}
        rows={rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={sort}
        onRowsScrollEnd={() => load(sortModel, rows.length)}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
