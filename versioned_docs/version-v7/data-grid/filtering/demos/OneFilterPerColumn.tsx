import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
  GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

// preview-start
const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const taken = currentFilters.map((filter) => filter.field);
  return all
    .filter((column) => column.filterable !== false)
    .map((column) => column.field)
    .filter((name) => name === field || !taken.includes(name));
};

const getColumnForNewFilter = ({ currentFilters, columns: all }: GetColumnForNewFilterArgs) => {
  const taken = currentFilters.map((filter) => filter.field);
  return all.find(({ field, filterable }) => filterable && !taken.includes(field))?.field ?? null;
};
// preview-end

const slotProps = {
  main: { 'aria-label': 'Orders, with one filter for each column' },
  filterPanel: { getColumnForNewFilter, filterFormProps: { filterColumns } },
};

export default function OneFilterPerColumn() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        slotProps={slotProps}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
