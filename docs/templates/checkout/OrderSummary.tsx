import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import formatPrice from './formatPrice';
import type { Order } from './order';
import products from './products';
import toTotals from './toTotals';

/** What is ordered and what it costs, with the way of delivery that is chosen. */
export default function OrderSummary({ order }: { order: Order }) {
  const { goods, way, total } = toTotals(order);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="summary"
      sx={{
        p: 3,
        fontVariantNumeric: 'tabular-nums',
        alignSelf: 'start',
        position: { md: 'sticky' },
        insetBlockStart: 24,
      }}
    >
      <Typography id="summary" component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 2 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {products.map(({ name, text, price, count, outline }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ display: 'flex', borderRadius: 0.5, backgroundColor: 'action.hover' }}>
              <SvgIcon
                viewBox="0 0 48 48"
                sx={{ fontSize: 56, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }}
              >
                <path d={outline} strokeLinejoin="round" strokeLinecap="round" />
              </SvgIcon>
            </Box>
            <Box sx={{ flexGrow: 1 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {count > 1 && `${count} × `}
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
            <Typography variant="body2">{formatPrice(price * count)}</Typography>
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 3,
          pt: 2,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 1,
          typography: 'body2',
          '& dd': { m: 0, textAlign: 'end' },
        }}
      >
        <dt>Pots</dt>
        <dd>{formatPrice(goods)}</dd>
        <dt>Delivery</dt>
        <dd>{formatPrice(way)}</dd>
        <Box component="dt" sx={{ typography: 'h6' }}>
          Total
        </Box>
        <Box component="dd" aria-live="polite" sx={{ typography: 'h6' }}>
          {formatPrice(total)}
        </Box>
      </Box>
    </Paper>
  );
}
