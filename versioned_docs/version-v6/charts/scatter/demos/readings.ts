/** One reading per day: outdoor temperature in °C and energy of the cooling in kWh. */
export type Reading = { id: string; x: number; y: number };

const march = [
  -3, 41, -1.5, 43, 0, 42, 1.2, 45, 2, 44, 2.8, 48, 3.5, 46, 4.1, 47, 5, 51, 5.6, 49, 6.4, 52, 7,
  50, 7.7, 54, 8.1, 55, 9, 53,
];
const july = [
  16, 68, 17.2, 66, 18, 71, 18.8, 73, 19.5, 70, 20.3, 76, 21, 78, 21.9, 75, 22.4, 81, 23.1, 84, 24,
  83, 25.2, 90, 26.5, 88, 28, 97, 31, 112,
];

function toReadings(month: string, numbers: number[]): Reading[] {
  const readings: Reading[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x = 0, y = 0] = numbers.slice(i, i + 2);
    readings.push({ id: `${month} ${i / 2 + 1}`, x, y });
  }
  return readings;
}

export const marchReadings = toReadings('March', march);
export const julyReadings = toReadings('July', july);
