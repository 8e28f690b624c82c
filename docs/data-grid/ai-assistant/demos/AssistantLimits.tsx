import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', flex: 1, minWidth: 120 },
];

const groupingColDef = { headerName: 'Status', width: 200 };

const onPrompt = async (): Promise<PromptResponse> => ({
  conversationId: 'orders',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  // The answer asks for a pivot: statuses side by side.
  pivoting: {
    columns: [{ column: 'status', direction: 'asc' }],
    rows: [],
    values: [{ total: 'sum' }],
  },
});

export default function AssistantLimits() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Totals by status')}>
        Totals by status
      </Button>
      <Box sx={{ height: 370 }}>
        {/* preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders that an assistant can’t pivot or sort"
          rows={orders}
          columns={columns}
          aiAssistant
          onPrompt={onPrompt}
          disablePivoting
          disableColumnSorting
          groupingColDef={groupingColDef}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
