import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from './order';

interface ConfirmationProps {
  order: Order;
  /** Starts over with an empty order. */
  onAgain(): void;
}

export default function Confirmation({ order, onAgain }: ConfirmationProps) {
  return (
    <>
      <Typography>
        Order <b>S-20481</b> is confirmed. We sent the receipt to <b>{order.address.email}</b>, the
        pots {order.delivery.way === 'fetch' ? 'are ready on' : 'arrive on'}{' '}
        <b>{dayjs(order.delivery.day).format('dddd, MMMM D')}</b>.
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        Until noon of the day before you can still change your mind: answer the receipt.
      </Typography>
      <Button variant="outlined" onClick={onAgain}>
        Order again
      </Button>
    </>
  );
}
