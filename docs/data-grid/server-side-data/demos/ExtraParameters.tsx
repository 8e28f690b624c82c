import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const servers = {
  paid: createServer(orders.filter((order) => order.paid)),
  unpaid: createServer(orders.filter((order) => !order.paid)),
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ExtraParameters() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [list, setList] = React.useState<'paid' | 'unpaid'>('paid');
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, total } = await servers[list].list(params);
        return { rows, rowCount: total };
      },
    }),
    [list],
  );
  // preview-end
  const change = (event: React.MouseEvent, value: 'paid' | 'unpaid' | null) => {
    if (value) {
      setList(value);
      setPaginationModel((model) => ({ ...model, page: 0 }));
    }
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup exclusive size="small" value={list} onChange={change} sx={{ mb: 1 }}>
        <ToggleButton value="paid">Paid</ToggleButton>
        <ToggleButton value="unpaid">Unpaid</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label={`Orders, ${list}`}
          dataSource={dataSource}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
