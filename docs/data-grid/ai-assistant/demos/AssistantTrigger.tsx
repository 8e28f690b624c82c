import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const suggestions = [{ value: 'Orders over 500' }, { value: 'Totals by country' }];

// preview-start
function AssistantToolbar() {
  return (
    <Toolbar aria-label="Order tools">
      <AiAssistantPanelTrigger
        render={<Button size="small" startIcon={<AutoAwesomeIcon />} sx={{ ml: 'auto' }} />}
      >
        Ask about orders
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

// preview-end

const localeText = {
  aiAssistantPanelTitle: 'Ask about orders',
  aiAssistantSuggestions: 'For example',
  promptFieldPlaceholder: 'What would you like to see?',
};

const slots = { toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function AssistantTrigger() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a button for the assistant"
        rows={orders}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askService}
        slots={slots}
        localeText={localeText}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
