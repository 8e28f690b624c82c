import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridUpdateRowParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
];

export default function UndoneEdits() {
  const apiRef = useGridApiRef();
  const [edits, setEdits] = React.useState<GridUpdateRowParams[]>([]);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
      updateRow: async (params) => {
        const saved = await server.update(params.updatedRow as Order);
        setEdits((list) => [...list, params]);
        return saved;
      },
    }),
    [],
  );
  // preview-start
  const undo = async () => {
    const last = edits.at(-1);
    if (last) {
      const { rowId, updatedRow, previousRow } = last;
      const back = { rowId, updatedRow: previousRow, previousRow: updatedRow };
      await apiRef.current?.dataSource.editRow(back);
      setEdits((list) => list.filter((edit) => edit !== last).slice(0, -1));
    }
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={undo} disabled={edits.length === 0} sx={{ mb: 1 }}>
        Undo ({edits.length})
      </Button>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Orders with undo"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
