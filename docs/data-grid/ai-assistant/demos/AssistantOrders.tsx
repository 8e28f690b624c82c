import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 110,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const suggestions = [
  { value: 'Open orders over 500' },
  { value: 'Totals by country' },
  { value: 'Largest first' },
];

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function AssistantOrders() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Orders with an assistant"
        rows={orders}
        columns={columns}
        aiAssistant
        slots={slots}
        aiAssistantSuggestions={suggestions}
        onPrompt={askService}
        showToolbar
      />
      {/* preview-end */}
    </Box>
  );
}
