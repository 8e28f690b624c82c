import type { Currency } from './choice';

/** Writes an amount with its sign, and with cents only where there are some. */
export default function formatPrice(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
