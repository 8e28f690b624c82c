import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import checkPayment from './checkPayment';
import type { Order } from './order';
import StepActions from './StepActions';
import useForm from './useForm';

interface PaymentStepProps {
  payment: Order['payment'];
  onDone(payment: Order['payment']): void;
}

const numeric = { slotProps: { htmlInput: { inputMode: 'numeric' } } } as const;

const toGroups = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

const toExpiry = (typed: string) =>
  typed
    .replace(/[^\d/]/g, '')
    .slice(0, 5)
    .replace(/^(\d{2})(\d)/, '$1/$2');

export default function PaymentStep({ payment, onDone }: PaymentStepProps) {
  const { values, change, field, submit } = useForm(payment, checkPayment, onDone);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        row
        aria-label="How you pay"
        value={values.method}
        onChange={(_event, method) => change({ method })}
      >
        <FormControlLabel value="card" control={<Radio />} label="Card" />
        <FormControlLabel value="invoice" control={<Radio />} label="Invoice, 14 days" />
      </RadioGroup>
      {values.method === 'card' ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <TextField
            label="Card number"
            autoComplete="cc-number"
            sx={{ gridColumn: '1 / -1' }}
            {...numeric}
            {...field('number')}
            onChange={(event) => change({ number: toGroups(event.target.value) })}
          />
          <TextField
            label="Expires"
            placeholder="MM/YY"
            autoComplete="cc-exp"
            {...numeric}
            {...field('expiry')}
            onChange={(event) => change({ expiry: toExpiry(event.target.value) })}
          />
          <TextField label="Code" autoComplete="cc-csc" {...numeric} {...field('code')} />
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
            To try it: 4111 1111 1111 1111, any later month, any code. Nothing is sent.
          </Typography>
        </Box>
      ) : (
        <Typography>
          The invoice comes with the parcel. It is due 14 days after delivery.
        </Typography>
      )}
      <StepActions next="Continue to review" back="delivery" />
    </Box>
  );
}
