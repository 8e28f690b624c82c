import { createRandom } from '../controls/createRandom';
import { startTime, type Sensor } from './Sensor';
import { toTenth } from './toTenth';

/** Where readings come from. In an app this is a socket; here it returns the same each time. */
export interface Feed {
  /**
   * Takes the next readings.
   *
   * @param seconds how long they took to come
   * @returns the sensors that told something, each once, with what it told last
   */
  read(count: number, seconds: number): Sensor[];
  /** How many sensors are too warm now. */
  countWarm(): number;
}

export function createFeed(sensors: readonly Sensor[]): Feed {
  const random = createRandom(23);
  const latest = [...sensors];
  let time = startTime;
  return {
    read(count, seconds) {
      time += seconds;
      const changed = new Map<number, Sensor>();
      for (let reading = 0; reading < count; reading += 1) {
        // The first sensors report far more often than the last ones.
        const index = Math.floor(latest.length * random() ** 3);
        const sensor = latest[index];
        if (sensor) {
          // It drifts, and is drawn back to 22 °C.
          const step = random() - 0.5 + (22 - sensor.value) * 0.02;
          const value = toTenth(sensor.value + step);
          const change = toTenth(value - sensor.value);
          const trend = [...sensor.trend.slice(1), value];
          latest[index] = { ...sensor, value, change, trend, time };
          changed.set(index, latest[index]);
        }
      }
      return [...changed.values()];
    },
    countWarm: () => latest.filter(({ value, limit }) => value > limit).length,
  };
}
