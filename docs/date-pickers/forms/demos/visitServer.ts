/** Stands in for a server that checks a visit: it answers with an error for each field. */
export async function bookVisit(visit: { day: string; time?: string }) {
  const errors: { day?: string; time?: string } = {};
  if (visit.day === '2025-04-22') errors.day = 'April 22 is fully booked';
  if (visit.time && visit.time < '09:00') errors.time = 'We open at 9 am';
  return errors;
}
