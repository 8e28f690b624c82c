import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const orders = [
  { id: 1041, product: 'Enamel camping mug', total: 312 },
  { id: 1044, product: 'Folding saw', total: 58.5 },
  { id: 1042, product: 'Canvas tool roll', total: 147 },
  { id: 1048, product: 'Bread proofing basket', total: 43.8 },
];

// preview-start
const columns: GridColDef<(typeof orders)[number]>[] = [
  {
    field: 'total',
    headerName: 'Total (€)',
    width: 110,
    groupingValueGetter: (value: number) => (value < 100 ? 'Below 100' : '100 and more'),
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, groupable: false },
];
// preview-end

export default function GroupValues() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders by total' } }}
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['total'] } }}
        groupingColDef={{ headerName: 'Price range', width: 180, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </Box>
  );
}
