import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const orders = [
  { id: 1, order: 'Ladders', value: 420 },
  { id: 2, order: 'Brass hinges', value: 64 },
  { id: 3, order: 'Rope, 200 m', value: 310 },
  { id: 4, order: 'Lamp oil', value: 38 },
];

// preview-start
const columns: GridColDef<(typeof orders)[number]>[] = [
  {
    field: 'value',
    headerName: 'Value',
    width: 110,
    groupingValueGetter: (value: number) => (value < 100 ? 'Below 100' : '100 and more'),
  },
  { field: 'order', headerName: 'Order', flex: 1, minWidth: 120, groupable: false },
];
// preview-end

export default function GroupValues() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders by value' } }}
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['value'] } }}
        groupingColDef={{ headerName: 'Price range', width: 180, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </Box>
  );
}
