import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridApi, GridColDef, PromptFieldControlProps } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const lastPromptSelector = (apiRef: RefObject<GridApi>) => {
  const { activeConversationIndex, conversations } = apiRef.current.state.aiAssistant;
  return conversations[activeConversationIndex]?.prompts.at(-1);
};

const control: PromptFieldControlProps['render'] = ({ ref, slotProps, ...props }) => (
  <TextField
    {...props}
    inputRef={ref}
    label="Question"
    size="small"
    fullWidth
    slotProps={{ htmlInput: slotProps?.htmlInput }}
  />
);

// preview-start
function QuestionPanel() {
  const apiRef = useGridApiContext();
  const last = useGridSelector(apiRef, lastPromptSelector);
  return (
    <Box sx={{ width: 300, p: 2 }}>
      <PromptField onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}>
        <PromptFieldControl render={control} />
      </PromptField>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {last ? `${last.value}: ${last.helperText || 'done'}` : 'Try “totals by country”.'}
      </Typography>
      <Button onClick={() => apiRef.current.hidePreferences()}>Close</Button>
    </Box>
  );
}
// preview-end

const slots = { aiAssistantPanel: QuestionPanel };

export default function AssistantPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a custom panel"
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
