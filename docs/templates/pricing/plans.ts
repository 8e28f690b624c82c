import type { Currency } from './choice';

export interface Plan {
  id: string;
  name: string;
  text: string;
  /** What a seat costs a month, by currency. Set by hand: an exchange rate makes ugly prices. */
  monthly: Record<Currency, number>;
  /** The same when a year is paid at once. */
  yearly: Record<Currency, number>;
  /** The plan ends there. */
  mostSeats?: number;
  points: string[];
}

const plans: Plan[] = [
  {
    id: 'solo',
    name: 'Solo',
    text: 'For one van and the people in it.',
    monthly: { USD: 0, EUR: 0, GBP: 0, JPY: 0 },
    yearly: { USD: 0, EUR: 0, GBP: 0, JPY: 0 },
    mostSeats: 3,
    points: ['Up to 3 people', 'One calendar', 'Routes for today and tomorrow'],
  },
  {
    id: 'crew',
    name: 'Crew',
    text: 'For a workshop that has more jobs than days.',
    monthly: { USD: 12, EUR: 11, GBP: 10, JPY: 1600 },
    yearly: { USD: 10, EUR: 9, GBP: 8, JPY: 1300 },
    points: [
      'Any number of people',
      'Shared calendars',
      'Messages to customers',
      'Photos of each job',
    ],
  },
  {
    id: 'fleet',
    name: 'Fleet',
    text: 'For several depots that share people and parts.',
    monthly: { USD: 21, EUR: 19, GBP: 17, JPY: 2800 },
    yearly: { USD: 17, EUR: 16, GBP: 14, JPY: 2300 },
    points: [
      'All of Crew',
      'Depots and stock',
      'Sign-in by your own directory',
      'Answers within 4 hours',
    ],
  },
];

export default plans;
