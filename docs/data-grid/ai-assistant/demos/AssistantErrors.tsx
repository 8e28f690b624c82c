import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 110,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const fields = new Set(columns.map(({ field }) => field));

function check(answer: PromptResponse): PromptResponse {
  const unknown = [...answer.filters, ...answer.sorting, ...answer.grouping].find(
    ({ column }) => !fields.has(column),
  );
  if (unknown) {
    throw new Error(`The answer names “${unknown.column}”, which isn’t a column here.`);
  }
  return answer;
}

const onPrompt = async (prompt: string, context: string, id?: string) =>
  check(await askService(prompt, context, id));
// preview-end

const prompts = ['Open orders over 500', 'Totals by country', 'Call the customers'];

export default function AssistantErrors() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Choose a prompt.');
  const [failed, setFailed] = React.useState(false);
  const ask = async (prompt: string) => {
    const result = await apiRef.current?.aiAssistant.processPrompt(prompt);
    setFailed(result instanceof Error);
    setMessage(result instanceof Error ? result.message : 'Done.');
  };
  return (
    <Box sx={{ width: '100%' }}>
      {prompts.map((prompt) => (
        <Button key={prompt} size="small" onClick={() => ask(prompt)}>
          {prompt}
        </Button>
      ))}
      <Alert severity={failed ? 'error' : 'info'} role="status" sx={{ my: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders with checked answers"
          rows={orders}
          columns={columns}
          aiAssistant
          onPrompt={onPrompt}
          hideFooter
        />
      </Box>
    </Box>
  );
}
