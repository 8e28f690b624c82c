import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../../../../core/client/site';
import styles from './styles.module.css';

/** The place of a page's ad. Its height is there from the first paint on; what fills it comes later. */
export default function AdSlot(): ReactNode {
  const isOff = useSite().site.ads === false;
  const [loaded, setLoaded] = useState<{ Ad: ComponentType }>();
  useEffect(() => {
    if (!isOff) {
      // Not "ad": blockers would take the site's own ads too, and the browser would log it.
      import(/* webpackChunkName: "slot" */ './Ad').then(
        ({ default: Ad }) => setLoaded({ Ad }),
        // Nobody misses an ad.
        () => {},
      );
    }
  }, [isOff]);
  return (
    !isOff && (
      <aside className={styles.slot} aria-labelledby="slot-label" data-no-print>
        {loaded && <loaded.Ad />}
      </aside>
    )
  );
}
