import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from '.';

/** Tells how the page feels, each measure when it is known. */
export function tellVitals(): void {
  const tell = ({ name, value, delta, id }: Metric) => track({ name, value, delta, id });
  onCLS(tell);
  onFCP(tell);
  onINP(tell);
  onLCP(tell);
  onTTFB(tell);
}
