import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Order } from '../../data/orders';

interface OrderFormProps {
  order: Order;
  onSave: (order: Order) => void;
}

/** A `key` with the order's id starts it anew when another order is selected. */
export function OrderForm({ order, onSave }: OrderFormProps) {
  const [quantity, setQuantity] = React.useState(String(order.quantity));
  const [note, setNote] = React.useState(order.note ?? '');
  const isWrong = !Number.isInteger(Number(quantity)) || quantity === '';

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isWrong) onSave({ ...order, quantity: Number(quantity), note: note || null });
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ pt: 1 }}
      onSubmit={submit}
      aria-label={`Order ${order.id}`}
    >
      <TextField
        label="Quantity"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
        error={isWrong}
        helperText={isWrong ? 'Enter a whole number' : `${order.product}`}
        size="small"
      />
      <TextField
        label="Note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        rows={4}
        size="small"
      />
      <Button type="submit" variant="contained" disabled={isWrong}>
        Save order {order.id}
      </Button>
    </Stack>
  );
}
