const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export default function formatPrice(amount: number): string {
  return amount === 0 ? 'Free' : dollars.format(amount);
}
