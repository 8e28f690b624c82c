import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

type Row = Pick<Order, 'customer' | 'total'> & { id: Order['id'] | 'sum'; status: string };

const columns: GridColDef<Row>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 85 },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'packed' }] } },
};

export default function FilteredSum() {
  const apiRef = useGridApiRef();
  // preview-start
  const [sum, setSum] = useState(0);

  useEffect(() => {
    const update = () =>
      setSum(
        gridFilteredSortedRowEntriesSelector(apiRef).reduce(
          (total, { model }) => total + model.total,
          0,
        ),
      );
    update();
    return apiRef.current?.subscribeEvent('filteredRowsSet', update);
  }, [apiRef]);
  // preview-end

  const pinnedRows = useMemo<GridPinnedRowsProp<Row>>(
    () => ({ bottom: [{ id: 'sum', customer: 'Shown orders', status: '', total: sum }] }),
    [sum],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro<Row>
        apiRef={apiRef}
        aria-label="Orders with a sum of those shown"
        rows={orders}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
