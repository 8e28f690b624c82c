import Box from '@mui/material/Box';
import { DataGridPro, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const atMost = getGridNumericOperators()
  .filter(({ value }) => value === '<=')
  .map((operator) => ({ ...operator, headerLabel: 'At most' }));

const startsWith = getGridStringOperators()
  .filter(({ value }) => value === 'startsWith')
  .map((operator) => ({ ...operator, headerLabel: 'Begins with' }));

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170, filterOperators: startsWith },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150, filterOperators: atMost },
];
// preview-end

const slots = { headerFilterMenu: null };

export default function HeaderFilterOperators() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with one operator per column' } }}
        rows={stock}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
