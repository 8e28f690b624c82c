/** A thermometer in a warehouse, with its latest reading. */
export interface Sensor {
  id: number;
  name: string;
  hall: string;
  /** In °C. */
  value: number;
  /** By how much the last reading differs from the one before. */
  change: number;
  /** Above this it is too warm. */
  limit: number;
  /** The last readings, the newest at the end. */
  trend: readonly number[];
  /** When it took the reading, in seconds since midnight. */
  time: number;
}

/** How many readings a trend has. */
export const trendLength = 24;

/** When the first readings were taken, in seconds since midnight. */
export const startTime = 8 * 3600;
