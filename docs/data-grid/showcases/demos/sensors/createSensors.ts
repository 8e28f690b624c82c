import { createRandom } from '../controls/createRandom';
import { startTime, trendLength, type Sensor } from './Sensor';
import { toTenth } from './toTenth';

const places = ['Aisle', 'Dock', 'Gate', 'Packing', 'Pallets', 'Returns', 'Shelves', 'Sorting'];

/** Makes sensors with their readings so far: the same ones each time. */
export function createSensors(count: number): Sensor[] {
  const random = createRandom(5);
  return Array.from({ length: count }, (_, index) => {
    const usual = 17 + random() * 10;
    const trend = Array.from({ length: trendLength }, () => toTenth(usual + random() * 2 - 1));
    const [before = usual, value = usual] = trend.slice(-2);
    return {
      id: index + 1,
      name: `${places[Math.floor(random() * places.length)]} ${index + 1}`,
      hall: `Hall ${1 + Math.floor(random() * 60)}`,
      value,
      change: toTenth(value - before),
      limit: 26,
      trend,
      time: startTime,
    };
  });
}
