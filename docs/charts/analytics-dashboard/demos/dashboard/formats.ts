const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
const signed = new Intl.NumberFormat('en-US', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const formatOrders = (thousands: number | null) => short.format((thousands ?? 0) * 1000);
export const formatSales = (thousands: number | null) => `$${formatOrders(thousands)}`;
export const formatPercent = (percent: number) => `${whole.format(percent)}%`;
export const formatChange = (change: number, unit: string) => `${signed.format(change)}${unit}`;
