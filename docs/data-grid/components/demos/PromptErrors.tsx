import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

function AnswerBar() {
  const apiRef = useGridApiContext();
  const [answer, setAnswer] = React.useState('Try “under 200”');
  // preview-start
  const ask = async (prompt: string) => {
    setAnswer('Thinking…');
    try {
      apiRef.current.setFilterModel(await askAssistant(prompt));
      setAnswer(`Shown: orders ${prompt}`);
    } catch (error) {
      setAnswer(error instanceof Error ? error.message : 'Something went wrong.');
    }
  };
  // preview-end
  return (
    <Toolbar aria-label="Order tools" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" sx={{ flex: 1, minWidth: 130, mx: 1 }}>
        {answer}
      </Typography>
      <PromptField onSubmit={ask}>
        <PromptFieldControl placeholder="Ask for orders" size="small" />
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: AnswerBar };

export default function PromptErrors() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with answers to a prompt"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
