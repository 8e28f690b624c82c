import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askAssistant } from './assistant';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const send = (
  <PromptFieldSend aria-label="Send" size="small" edge="end">
    <SendIcon fontSize="small" />
  </PromptFieldSend>
);

function PromptBar() {
  const apiRef = useGridApiContext();
  const ask = async (prompt: string) => {
    apiRef.current.setFilterModel(await askAssistant(prompt).catch(() => ({ items: [] })));
  };
  return (
    <Toolbar aria-label="Order tools">
      <PromptField onSubmit={ask} render={<Box sx={{ flex: 1 }} />}>
        <PromptFieldControl
          render={({ ref, slotProps, ...props }, state) => (
            // preview-start
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder={state.disabled ? 'Thinking…' : 'Ask for orders over or under a total'}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, readOnly: state.disabled },
                input: { endAdornment: send },
              }}
            />
            // preview-end
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: PromptBar };

export default function PromptTextField() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a Material UI prompt field"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
