import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const labels: Record<Order['status'], string> = {
  open: 'Not started',
  packed: 'Ready to ship',
  shipped: 'On the way',
  returned: 'Sent back',
};

const valueOptions = Object.entries(labels).map(([value, label]) => ({ value, label }));

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions, width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const groupingColDef = {
  headerName: 'Status',
  width: 210,
  valueFormatter: ({ value }: GridValueFormatterParams<Order['status'] | null>) =>
    value ? labels[value] : '',
};
// preview-end

const initialState = {
  rowGrouping: { model: ['status'] },
  columns: { columnVisibilityModel: { status: false } },
};

export default function GroupLabels() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status"
        rows={orders}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
