import { useState, type FormEvent } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import countries from './countries';
import deliveries from './deliveries';
import formatPrice from './formatPrice';
import type { Order } from './order';
import StepActions from './StepActions';
import toTotals from './toTotals';

/** Stands in for the shop's own server. */
const sendOrder = () => new Promise((resolve) => setTimeout(resolve, 800));

interface ReviewStepProps {
  order: Order;
  onDone(): void;
}

export default function ReviewStep({ order, onDone }: ReviewStepProps) {
  const [sending, setSending] = useState(false);
  const { address, delivery, payment } = order;
  const country = countries.find(({ code }) => code === address.country)?.name;
  const parts = [
    {
      step: 'address',
      title: 'Goes to',
      lines: [address.name, address.street, `${address.postcode} ${address.city}`, country],
    },
    {
      step: 'delivery',
      title: 'Arrives',
      lines: [
        dayjs(delivery.day).format('dddd, MMMM D, YYYY'),
        deliveries.find(({ id }) => id === delivery.way)?.name,
      ],
    },
    {
      step: 'payment',
      title: 'Paid by',
      lines: [
        payment.method === 'card' ? `Card that ends in ${payment.number.slice(-4)}` : 'Invoice',
      ],
    },
  ];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    await sendOrder();
    onDone();
  };
  return (
    <Box component="form" onSubmit={submit}>
      {parts.map(({ step, title, lines }) => (
        <Box
          key={step}
          sx={{
            display: 'flex',
            gap: 2,
            paddingBlock: 2,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography component="h2" variant="body2" sx={{ width: 80, color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography sx={{ flexGrow: 1, whiteSpace: 'pre-line' }}>{lines.join('\n')}</Typography>
          <Link href={`?step=${step}`} variant="body2" aria-label={`Change: ${title}`}>
            Change
          </Link>
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        What breaks on the way is fired again, without a question.
      </Typography>
      <StepActions
        next={`Order for ${formatPrice(toTotals(order).total)}`}
        back="payment"
        loading={sending}
      />
    </Box>
  );
}
