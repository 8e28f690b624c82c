import { collectHarbors } from './collectHarbors';
import type { Report } from './collectReport';

export interface Share {
  id: string;
  label: string;
  amount: number;
  /** Whether it is a place, which can be looked into. */
  isPlace: boolean;
}

/** The revenue of the parts of a report's place: of its harbors or, in a harbor, of its boats. */
export function collectShares({ place, boats, bookings }: Report): Share[] {
  const kept = bookings.filter(({ state }) => state !== 'Canceled');
  const toAmount = (boatIds: string[]) =>
    kept
      .filter(({ boat }) => boatIds.includes(boat.id))
      .reduce((total, { amount }) => total + amount, 0);
  const shares = place.children
    ? collectHarbors(place).map(({ id, label }) => ({
        id,
        label,
        amount: toAmount(boats.filter((boat) => boat.harborId === id).map((boat) => boat.id)),
        isPlace: true,
      }))
    : boats.map(({ id, name }) => ({ id, label: name, amount: toAmount([id]), isPlace: false }));
  return shares.sort((one, other) => other.amount - one.amount);
}
