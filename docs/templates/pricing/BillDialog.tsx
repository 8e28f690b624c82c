import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Choice } from './choice';
import formatPrice from './formatPrice';
import type { Plan } from './plans';
import toBill from './toBill';

interface BillDialogProps {
  plan: Plan;
  choice: Choice;
  onClose(): void;
}

/** Adds up a chosen plan line by line, and starts its trial. */
export default function BillDialog({ plan, choice, onClose }: BillDialogProps) {
  const titleId = useId();
  const [started, setStarted] = useState(false);
  const { seat, part, months, total, saved } = toBill(plan, choice);
  const price = (amount: number) => formatPrice(amount, choice.currency);
  const lines = [
    ['Per person per month', price(seat / part)],
    part < 1 && [`Volume price, ${Math.round(100 - part * 100)}% less`, price(seat)],
    ['People', String(choice.seats)],
    ['Months', String(months)],
    saved > 0 && ['Saved against single months', price(saved)],
  ].filter((line) => line !== false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={onClose}
      sx={{ '& .MuiButton-root': { textTransform: 'none' } }}
    >
      <DialogTitle id={titleId}>
        {plan.name}, paid {choice.period}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: 1,
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
            '& dd': { m: 0, textAlign: 'end' },
          }}
        >
          {lines.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents', color: 'text.secondary' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
          <Box sx={{ display: 'contents', '& > *': { pt: 1.5, fontWeight: 650 } }}>
            <dt>To pay after the trial</dt>
            <dd>{price(total)}</dd>
          </Box>
        </Box>
        <Box role="status" sx={{ mt: started ? 2 : 0 }}>
          {started && (
            <Alert severity="success" role="presentation">
              Your 30 days of {plan.name} have started. You pay nothing until they end.
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>{started ? 'Close' : 'Back to the plans'}</Button>
        {!started && (
          <Button variant="contained" disableElevation onClick={() => setStarted(true)}>
            Try it for 30 days
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
