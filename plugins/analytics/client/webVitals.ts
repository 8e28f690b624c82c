import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from '.';

/** Tracks each web vital as soon as it is known. */
export function trackWebVitals(): void {
  const report = ({ name, value, delta, id }: Metric) => track({ name, value, delta, id });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(report);
  }
}
