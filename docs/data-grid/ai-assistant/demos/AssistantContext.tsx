import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const rows = orders.slice(0, 3);

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110, examples: ['open', 'shipped'] },
  {
    field: 'total',
    headerName: 'Total (€)',
    description: 'In euros; negative for a return',
    type: 'number',
    width: 120,
  },
];
// preview-end

export default function AssistantContext() {
  const apiRef = useGridApiRef();
  const [sampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('Nothing was sent yet.');
  const onPrompt = React.useCallback((prompt: string, context: string, id?: string) => {
    setSent(context.replaceAll('},{', '},\n\n{'));
    return askService(prompt, context, id);
  }, []);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Orders over 200')}>
          Ask for orders over 200
        </Button>
        <FormControlLabel
          label="Send values from rows, too"
          control={<Switch checked={sampling} onChange={(_event, on) => setSampling(on)} />}
        />
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders, described to the service"
          rows={rows}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling={sampling}
          onPrompt={onPrompt}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label="What was sent"
        sx={{
          m: 0,
          p: 1,
          height: 200,
          overflow: 'auto',
          fontSize: 12,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {sent}
      </Box>
    </Box>
  );
}
