import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function PromptBar() {
  const apiRef = useGridApiContext();
  const search = (prompt: string) => apiRef.current.setQuickFilterValues([prompt]);
  return (
    <Toolbar aria-label="Order tools">
      <PromptField onSubmit={search}>
        {/* preview-start */}
        <PromptFieldControl
          render={({ ref, slotProps, onKeyDown, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Customer"
              onKeyDown={(event) => {
                if (!event.nativeEvent.isComposing) {
                  onKeyDown?.(event);
                }
              }}
              slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Customer' } }}
            />
          )}
        />
        {/* preview-end */}
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: PromptBar };

export default function PromptComposition() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a prompt field for input methods"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
