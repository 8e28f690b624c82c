import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

function NativeCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { checked, disabled, name, tabIndex } = props;
  // preview-start
  return (
    <input
      type="checkbox"
      ref={(input) => {
        if (input) {
          input.indeterminate = props.indeterminate ?? false;
        }
      }}
      {...{ checked, disabled, name, tabIndex }}
      // The grid would select the row once more.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      onChange={(event) => props.onChange?.(event, event.target.checked)}
      {...props.inputProps}
    />
  );
  // preview-end
}

const slots = { baseCheckbox: NativeCheckbox };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = orders.slice(0, 5);

export default function NativeCheckboxes() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with native checkboxes' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
