import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import AddressStep from './AddressStep';
import checkAddress from './checkAddress';
import checkDelivery from './checkDelivery';
import checkPayment from './checkPayment';
import Confirmation from './Confirmation';
import DeliveryStep from './DeliveryStep';
import { emptyOrder, steps, type Order } from './order';
import OrderSummary from './OrderSummary';
import PaymentStep from './PaymentStep';
import ReviewStep from './ReviewStep';
import StepBar from './StepBar';
import useStep from './useStep';

const titles = ['Where does it go?', 'When may it come?', 'How do you pay?', 'Is all of it right?'];

/** The first step that is not filled in rightly. */
function toReachable({ address, delivery, payment }: Order): number {
  const problems = [checkAddress(address), checkDelivery(delivery), checkPayment(payment)];
  const wrong = problems.findIndex((found) => Object.keys(found).length > 0);
  return wrong < 0 ? problems.length : wrong;
}

/** The checkout of Salt & Ash, a pottery: four steps and what was ordered beside them. */
export default function Checkout() {
  const [order, setOrder] = useState(emptyOrder);
  const [placed, setPlaced] = useState(false);
  const { index, open, follow } = useStep();
  const heading = useRef<HTMLHeadingElement>(null);

  const reachable = toReachable(order);
  const active = Math.min(index, reachable);
  const title = placed ? 'Thank you' : titles[active];
  const before = useRef(title);

  useEffect(() => {
    if (before.current !== title) {
      heading.current?.focus();
    }
    before.current = title;
  }, [title]);

  const take = (part: Partial<Order>) => {
    setOrder({ ...order, ...part });
    open(`?step=${steps[active + 1]?.id}`);
  };
  const startAgain = () => {
    setOrder(emptyOrder);
    setPlaced(false);
    open('?step=address');
  };

  return (
    <Container
      onClick={follow}
      sx={{
        minHeight: '100dvh',
        paddingBlock: { xs: 3, md: 5 },
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <Typography component="header" sx={{ mb: 4, fontWeight: 700, letterSpacing: '-0.02em' }}>
        Salt &amp; Ash
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box component="main">
          {!placed && <StepBar active={active} reachable={reachable} />}
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h4"
            component="h1"
            sx={{ mb: 3, fontWeight: 650, letterSpacing: '-0.02em', outline: 'none' }}
          >
            {title}
          </Typography>
          {placed && <Confirmation order={order} onAgain={startAgain} />}
          {!placed && active === 0 && (
            <AddressStep address={order.address} onDone={(address) => take({ address })} />
          )}
          {!placed && active === 1 && (
            <DeliveryStep
              delivery={order.delivery}
              onWay={(way) => setOrder({ ...order, delivery: { ...order.delivery, way } })}
              onDone={(delivery) => take({ delivery })}
            />
          )}
          {!placed && active === 2 && (
            <PaymentStep payment={order.payment} onDone={(payment) => take({ payment })} />
          )}
          {!placed && active === 3 && <ReviewStep order={order} onDone={() => setPlaced(true)} />}
        </Box>
        <OrderSummary order={order} />
      </Box>
    </Container>
  );
}
