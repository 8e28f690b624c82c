import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['status'] },
  columns: { columnVisibilityModel: { status: false } },
};

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingField === 'status' && node.groupingKey === 'packed';

export default function GroupExpansion() {
  const apiRef = useGridApiRef();
  // preview-start
  const setAll = (isOpen: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      // The depth of the root, which holds all rows, is -1.
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isOpen);
      }
    }
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setAll(true)}>Open all</Button>
      <Button onClick={() => setAll(false)}>Close all</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders by status' } }}
          experimentalFeatures={{ ariaV8: true }}
          rows={orders}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          hideFooter
        />
      </Box>
    </Box>
  );
}
