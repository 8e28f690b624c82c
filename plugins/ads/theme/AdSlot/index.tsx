import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../../../../core/client/site';
import styles from './styles.module.css';

/** The place of a page's ad: its height is reserved from the first paint, its content is loaded later. */
export default function AdSlot(): ReactNode {
  const isOff = useSite().site.ads === false;
  const [loaded, setLoaded] = useState<{ Ad: ComponentType }>();
  useEffect(() => {
    if (!isOff) {
      // Not named "ad": blockers would block the site's own ads too.
      import(/* webpackChunkName: "slot" */ './Ad').then(
        ({ default: Ad }) => setLoaded({ Ad }),
        // The slot stays empty.
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
