import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 130, editable: true },
];

interface Question {
  after: StockItem;
  before: StockItem;
  answer: (row: StockItem) => void;
}

export default function ConfirmedPrices() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  // preview-start
  const ask = (after: StockItem, before: StockItem) => {
    if (after.unitCost === before.unitCost) return before;
    return new Promise<StockItem>((answer) => setQuestion({ after, before, answer }));
  };

  const close = (row?: StockItem) => {
    if (question && row) question.answer(row);
    setQuestion(null);
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={stock} columns={columns} processRowUpdate={ask} />
      <Dialog open={question !== null} onClose={() => close(question?.before)}>
        <DialogTitle>Change the unit cost?</DialogTitle>
        <DialogContent>
          {question?.after.item}: €{question?.before.unitCost} → €{question?.after.unitCost}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(question?.before)}>Keep the old one</Button>
          <Button onClick={() => close(question?.after)} variant="contained">
            Change
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
