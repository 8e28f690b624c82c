import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

// preview-start
const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    columnsSort: 'asc',
    disableRemoveAllButton: true,
  },
};
// preview-end

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'total', operator: '>', value: 100 },
        { id: 2, field: 'country', operator: 'startsWith', value: 'S' },
      ],
    },
  },
};

export default function FilterPanelButtons() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a reduced filter panel"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
      />
    </Box>
  );
}
