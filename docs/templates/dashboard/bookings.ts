import dayjs from 'dayjs';
import { boats, type Boat } from './boats';

export const bookingStates = ['Completed', 'Under way', 'Canceled'] as const;

export interface Booking {
  id: string;
  guest: string;
  boat: Boat;
  /** `2025-07-14`, as are all dates here: they compare as text. */
  start: string;
  days: number;
  /** What the guest paid, in euros. */
  amount: number;
  state: (typeof bookingStates)[number];
}

export const firstDay = '2025-01-01';
export const today = '2025-09-28';

const firstNames = 'Ada Bo Clara Dario Edda Finn Greta Hugo Ines Jonas Kate Leo Mina Nils'.split(
  ' ',
);
const lastNames = 'Marsh Moreau Holt Brandt Abbott Quinn Reyes Carter Keller Silva Nolan'.split(
  ' ',
);

/** The same numbers from 0 to 1 in every visit. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const longest = { Kayak: 3, Dinghy: 5, Cruiser: 10 };

function createBookings(): Booking[] {
  const random = createRandom(20250928);
  const pick = (names: string[]) => names[Math.floor(random() * names.length)];
  const lastDay = dayjs(today).diff(firstDay, 'day');
  return boats.flatMap((boat) => {
    const own: Booking[] = [];
    let day = Math.floor(random() * 30);
    while (day <= lastDay) {
      // Summer is short: most boats are out in July and August.
      const season = Math.exp(-(((day - 205) / 78) ** 2));
      const days = 1 + Math.floor(random() * longest[boat.kind] * (0.4 + 0.6 * season));
      const start = dayjs(firstDay).add(day, 'day').format('YYYY-MM-DD');
      const isOut = day + days > lastDay;
      own.push({
        id: '',
        guest: `${pick(firstNames)} ${pick(lastNames)}`,
        boat,
        start,
        days,
        amount: Math.round(boat.rate * days * (days >= 7 ? 0.9 : 1)),
        state: isOut ? 'Under way' : random() < 0.06 ? 'Canceled' : 'Completed',
      });
      day += days + Math.floor(random() * (3 + 15 * (1 - season)));
    }
    return own;
  });
}

/** All bookings until today, the latest first. */
export const bookings: Booking[] = createBookings()
  .sort((one, other) => other.start.localeCompare(one.start))
  .map((booking, index, all) => ({ ...booking, id: `B-${1000 + all.length - index}` }));
