import type { Boat } from './boats';
import type { Report } from './collectReport';
import { collectSlice } from './collectSlice';

export interface BoatRow extends Boat {
  daysOut: number;
  /** The share of the period's days that it was out, 0 to 1. */
  use: number;
  revenue: number;
}

/** The boats of a report and how much they were used. */
export function collectBoatRows({ boats, history, period }: Report): BoatRow[] {
  return boats.map((boat) => {
    const own = history.filter((booking) => booking.boat === boat);
    const { bookings, daysOut, boatDays } = collectSlice(own, 1, period);
    return {
      ...boat,
      daysOut,
      use: daysOut / boatDays,
      revenue: bookings.reduce((total, { amount }) => total + amount, 0),
    };
  });
}
