import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
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

// preview-start
const sx = {
  '& .prompt': { borderRadius: 1, outline: '2px solid transparent' },
  '& .prompt.typing': { outlineColor: (theme: Theme) => theme.palette.primary.main },
  '& .prompt.waiting': { opacity: 0.5 },
};

const promptClass = ({ disabled, value }: { disabled: boolean; value: string }) => {
  if (disabled) {
    return 'prompt waiting';
  }
  return value ? 'prompt typing' : 'prompt';
};
// preview-end

function StyledBar() {
  const apiRef = useGridApiContext();
  const ask = async (prompt: string) => {
    apiRef.current.setFilterModel(await askAssistant(prompt).catch(() => ({ items: [] })));
  };
  return (
    <Toolbar aria-label="Order tools">
      <PromptField className={promptClass} onSubmit={ask}>
        <PromptFieldControl placeholder="Try “over 100”" size="small" />
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: StyledBar };

export default function PromptClasses() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a prompt field styled by its state"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
