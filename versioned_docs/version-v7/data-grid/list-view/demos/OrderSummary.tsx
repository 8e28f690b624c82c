import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '../../data/orders';

/** An order in the space of one cell. */
export default function OrderSummary({ order }: { order: Order }) {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'space-between', minWidth: 0 }}
    >
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {order.customer}
        </Typography>
        <Typography variant="body2" noWrap color="text.secondary">
          {order.product}, {order.status}
        </Typography>
      </Stack>
      <Typography variant="body2">{`€ ${order.total.toLocaleString('en-US')}`}</Typography>
    </Stack>
  );
}
