import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import dayjs from 'dayjs';
import type { Booking } from './bookings';
import { findPlace } from './findPlace';
import { formatMoney } from './formatMoney';
import StateChip from './StateChip';

/** What is known of a booking, and how its price came about. */
export default function BookingFacts({ booking }: { booking: Booking }) {
  const { boat, days, amount, start, state } = booking;
  const fullPrice = boat.rate * days;
  const facts: [string, React.ReactNode][] = [
    ['State', <StateChip key="state" state={state} />],
    ['Boat', `${boat.name}, ${boat.kind.toLowerCase()}`],
    ['Harbor', findPlace(boat.harborId)?.label],
    ['Start', dayjs(start).format('dddd, D MMMM YYYY')],
    [
      'Return',
      dayjs(start)
        .add(days - 1, 'day')
        .format('dddd, D MMMM YYYY'),
    ],
  ];
  const price: [string, React.ReactNode][] = [
    [`${days} ${days === 1 ? 'day' : 'days'} at ${formatMoney(boat.rate)}`, formatMoney(fullPrice)],
    ['Discount from a week', formatMoney(amount - fullPrice)],
    [state === 'Canceled' ? 'Refunded' : 'Paid', <strong key="paid">{formatMoney(amount)}</strong>],
  ];
  return (
    <>
      <FactList facts={facts} />
      <Divider sx={{ my: 2 }} />
      <FactList facts={price.filter((line, index) => index !== 1 || amount < fullPrice)} isPrice />
    </>
  );
}

function FactList({ facts, isPrice }: { facts: [string, React.ReactNode][]; isPrice?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: isPrice ? '1fr auto' : '96px 1fr',
        alignItems: 'center',
        gap: 1.5,
        m: 0,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {facts.map(([name, value]) => (
        <React.Fragment key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>{value}</dd>
        </React.Fragment>
      ))}
    </Box>
  );
}
