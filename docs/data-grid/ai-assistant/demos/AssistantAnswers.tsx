import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const answers: Record<string, Partial<PromptResponse>> = {
  'Over 500': { filters: [{ column: 'total', operator: '>', value: 500 }] },
  'Sort by country': { sorting: [{ column: 'country', direction: 'asc' }] },
  'Totals by status': { grouping: [{ column: 'status' }], aggregation: { total: 'sum' } },
  'Select the three largest': { sorting: [{ column: 'total', direction: 'desc' }], select: 3 },
};

const onPrompt = async (prompt: string): Promise<PromptResponse> => {
  const rest = { select: -1, filters: [], aggregation: {}, sorting: [], grouping: [] };
  return { conversationId: 'orders', pivoting: {}, ...rest, ...answers[prompt] };
};
// preview-end

export default function AssistantAnswers() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {Object.keys(answers).map((prompt) => (
          <Button
            key={prompt}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          >
            {prompt}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders that answers change"
          rows={orders}
          columns={columns}
          aiAssistant
          onPrompt={onPrompt}
        />
      </Box>
    </Box>
  );
}
