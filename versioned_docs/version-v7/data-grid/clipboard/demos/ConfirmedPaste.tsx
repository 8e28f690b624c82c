import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110, editable: true },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110, editable: true },
];

interface Question {
  text: string;
  accept(): void;
  cancel(): void;
}

export default function ConfirmedPaste() {
  const [question, setQuestion] = React.useState<Question>();
  // preview-start
  const confirmPaste = ({ data }: { data: string[][] }) =>
    new Promise<void>((accept, cancel) => {
      const text = `Paste ${data.length} × ${data[0]?.length ?? 0} values?`;
      setQuestion({ text, accept, cancel });
    });
  // preview-end
  const answer = (action: () => void) => {
    setQuestion(undefined);
    action();
  };
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Stock that asks before a paste' } }}
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={confirmPaste}
        hideFooter
      />
      {question && (
        <Dialog open aria-labelledby="paste-question" onClose={() => answer(question.cancel)}>
          <DialogTitle id="paste-question">{question.text}</DialogTitle>
          <DialogActions>
            <Button onClick={() => answer(question.cancel)}>Cancel</Button>
            <Button onClick={() => answer(question.accept)}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
