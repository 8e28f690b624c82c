import Box from '@mui/material/Box';
import { DataGridPro, GridLinkOperator, GridToolbar } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
const componentsProps: DataGridProProps['componentsProps'] = {
  filterPanel: { linkOperators: [GridLinkOperator.And], columnsSort: 'asc' },
};
// preview-end

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, columnField: 'total', operatorValue: '>', value: 100 },
        { id: 2, columnField: 'country', operatorValue: 'startsWith', value: 'S' },
      ],
    },
  },
};

export default function FilterPanelChoices() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Orders over 100 euros from countries with S"
        rows={orders}
        columns={columns}
        initialState={initialState}
        componentsProps={componentsProps}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
