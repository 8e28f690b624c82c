import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
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

// preview-start
function PromptBar() {
  const apiRef = useGridApiContext();
  const ask = async (prompt: string) => {
    apiRef.current.setFilterModel(await askAssistant(prompt).catch(() => ({ items: [] })));
  };
  return (
    <Toolbar aria-label="Order tools">
      <PromptField onSubmit={ask}>
        <PromptFieldControl placeholder="Try “over 100”" size="small" />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: PromptBar };

export default function PromptForRows() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders to ask for"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
