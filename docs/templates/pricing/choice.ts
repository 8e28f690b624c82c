export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const seatLimits = { min: 1, max: 100 };

/** What a visitor has chosen above the plans. */
export interface Choice {
  period: Period;
  seats: number;
  currency: Currency;
}
