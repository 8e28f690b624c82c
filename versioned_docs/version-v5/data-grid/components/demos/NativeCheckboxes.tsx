import * as React from 'react';
import Box from '@mui/material/Box';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

function setMixed(input: HTMLInputElement | null, mixed = false) {
  if (input) {
    input.indeterminate = mixed;
  }
}

const NativeCheckbox = React.forwardRef<HTMLSpanElement, CheckboxProps>((props, ref) => {
  const { checked, disabled, name, tabIndex } = props;
  // preview-start
  return (
    <span ref={ref}>
      <input
        type="checkbox"
        ref={(input) => setMixed(input, props.indeterminate)}
        {...{ checked, disabled, name, tabIndex }}
        // The grid would select the row once more.
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        onChange={(event) => props.onChange?.(event, event.target.checked)}
        {...props.inputProps}
      />
    </span>
  );
  // preview-end
});
NativeCheckbox.displayName = 'NativeCheckbox';

const components = { BaseCheckbox: NativeCheckbox };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = orders.slice(0, 5);

export default function NativeCheckboxes() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with native checkboxes"
        rows={rows}
        columns={columns}
        checkboxSelection
        components={components}
        hideFooter
      />
    </Box>
  );
}
