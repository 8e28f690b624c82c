import Box from '@mui/material/Box';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const parsePhrase = (text: string) => (text.trim() ? [text.trim()] : []);
const formatPhrase = (values: string[]) => values[0] ?? '';

function PhraseBar() {
  return (
    <Toolbar aria-label="Order tools">
      <QuickFilter expanded parser={parsePhrase} formatter={formatPhrase}>
        <QuickFilterControl placeholder="Search a phrase" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['tool roll'] } },
};

const slots = { toolbar: PhraseBar };

export default function SearchPhrase() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders searched by phrase"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
