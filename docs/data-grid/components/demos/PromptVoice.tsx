import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import type { GridColDef, PromptFieldRecordProps } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const recordButton: PromptFieldRecordProps['render'] = (props, state) => (
  <IconButton {...props} aria-label={state.recording ? 'Stop recording' : 'Record'}>
    {state.recording ? <StopIcon fontSize="small" /> : <MicIcon fontSize="small" />}
  </IconButton>
);

function VoiceBar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('');
  return (
    <Toolbar aria-label="Order tools">
      <Typography role="status" variant="body2" sx={{ flex: 1, mx: 1 }}>
        {message}
      </Typography>
      {/* preview-start */}
      <PromptField
        lang="en-US"
        onRecordError={(error) => setMessage(`Not recorded. ${error}`)}
        onSubmit={(prompt) =>
          apiRef.current.setQuickFilterValues(prompt.split(' ').filter(Boolean))
        }
      >
        <PromptFieldControl placeholder="Type or say a product" size="small" />
        {IS_SPEECH_RECOGNITION_SUPPORTED && <PromptFieldRecord render={recordButton} />}
      </PromptField>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: VoiceBar };

export default function PromptVoice() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a spoken prompt"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
