import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { createFeed } from './createFeed';
import type { Sensor } from './Sensor';

/** How often the status is updated, in ms: often enough to know, seldom enough to listen to. */
const statusInterval = 15_000;

interface FeedOptions {
  sensors: readonly Sensor[];
  /** Readings a minute. */
  speed: number;
  isRunning: boolean;
}

/**
 * Brings readings into a grid, those of half a second at once, or of two seconds for people who
 * asked for less motion.
 *
 * @returns a sentence on how things stand
 */
export function useFeed(
  apiRef: React.RefObject<GridApiPro | null>,
  { sensors, speed, isRunning }: FeedOptions,
): string {
  const seconds = useMediaQuery('(prefers-reduced-motion: reduce)') ? 2 : 0.5;
  const feed = React.useMemo(() => createFeed(sensors), [sensors]);
  const [warm, setWarm] = React.useState(0);
  React.useEffect(() => {
    const tell = () => setWarm(feed.countWarm());
    tell();
    if (!isRunning) {
      return undefined;
    }
    const update = () => apiRef.current?.updateRows(feed.read((speed / 60) * seconds, seconds));
    const timers = [setInterval(update, seconds * 1000), setInterval(tell, statusInterval)];
    return () => timers.forEach(clearInterval);
  }, [apiRef, feed, speed, seconds, isRunning]);
  return `${isRunning ? 'Running' : 'Paused'}: ${warm.toLocaleString('en-US')} of ${sensors.length.toLocaleString('en-US')} sensors are too warm.`;
}
