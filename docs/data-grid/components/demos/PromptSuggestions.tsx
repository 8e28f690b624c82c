import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
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
import { askAssistant } from './assistant';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const suggestions = ['over 100', 'under 200'];

function SuggestingBar() {
  const apiRef = useGridApiContext();
  const ask = async (prompt: string) => {
    apiRef.current.setFilterModel(await askAssistant(prompt).catch(() => ({ items: [] })));
  };
  return (
    <Toolbar aria-label="Order tools" style={{ gap: 8 }}>
      {/* preview-start */}
      {suggestions.map((prompt) => (
        <Chip key={prompt} label={prompt} size="small" onClick={() => ask(prompt)} />
      ))}
      <PromptField onSubmit={ask}>
        <PromptFieldControl placeholder="Ask for orders" size="small" />
      </PromptField>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: SuggestingBar };

export default function PromptSuggestions() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with suggested prompts"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
