/** Stands in for a server that knows which days are taken. */
export async function book(day: string) {
  return day === '2025-04-22'
    ? { error: 'Someone was faster. Choose another day.', message: '' }
    : { error: '', message: `Booked for ${day}` };
}
