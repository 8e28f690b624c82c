import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridCellParams, GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

// preview-start
/** Finds the word in the text that the cell shows. */
const inShownText =
  (word: string) =>
  ({ formattedValue }: GridCellParams) =>
    String(formattedValue ?? '')
      .toLowerCase()
      .includes(word.toLowerCase());
// preview-end

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }) => days.format(value),
    getApplyQuickFilterFn: inShownText,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => euros.format(value),
    getApplyQuickFilterFn: inShownText,
  },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['apr', '7', '.00'] } },
};

export default function QuickFilterShownText() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders, searched by the text of their cells"
        rows={orders}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
        componentsProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
