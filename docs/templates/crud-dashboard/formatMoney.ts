const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** `€1,240`. */
export function formatMoney(amount: number): string {
  return euros.format(amount);
}
