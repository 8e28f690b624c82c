import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderHeaderFilterProps } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const ends = [
  { id: 'from', operator: '>=', label: 'From' },
  { id: 'to', operator: '<=', label: 'To' },
];

function RangeFilter({ colDef: { field }, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, width: '100%' }}>
      {/* preview-start */}
      {ends.map(({ id, operator, label }) => (
        <TextField
          key={id}
          type="number"
          size="small"
          placeholder={label}
          value={items.find((item) => item.id === id)?.value ?? ''}
          onChange={({ target: { value } }) =>
            apiRef.current.upsertFilterItem({ id, field, operator, value })
          }
          onKeyDown={(event) => event.stopPropagation()}
          slotProps={{ htmlInput: { 'aria-label': `${label} (€)`, tabIndex } }}
        />
      ))}
      {/* preview-end */}
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 210,
    renderHeaderFilter: (params: GridRenderHeaderFilterProps) => <RangeFilter {...params} />,
  },
];

export default function HeaderFilterRange() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders by a range of their total"
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
