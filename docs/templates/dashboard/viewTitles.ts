import type { View } from './readFilters';

export const viewTitles: Record<View, string> = {
  overview: 'Overview',
  bookings: 'Bookings',
  fleet: 'Fleet',
};
