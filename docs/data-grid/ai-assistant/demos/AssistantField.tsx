import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type { GridColDef, PromptFieldControlProps } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const input: PromptFieldControlProps['render'] = ({ ref, slotProps, ...props }, state) => (
  <TextField
    {...props}
    inputRef={ref}
    size="small"
    label="Show me"
    sx={{ width: 180 }}
    slotProps={{ htmlInput: { ...slotProps?.htmlInput, readOnly: state.disabled } }}
  />
);

// preview-start
function AskingToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Try “largest first”');
  const ask = async (prompt: string) => {
    setMessage('Thinking…');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Shown: ${prompt}`);
  };
  // preview-end
  return (
    <Toolbar aria-label="Assistant" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" sx={{ flex: 1, minWidth: 100 }}>
        {message}
      </Typography>
      <PromptField onSubmit={ask}>
        <PromptFieldControl render={input} />
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: AskingToolbar };

export default function AssistantField() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a prompt in the toolbar"
        rows={orders}
        columns={columns}
        aiAssistant
        onPrompt={askService}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
