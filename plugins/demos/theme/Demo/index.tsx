import type { ReactNode } from 'react';
import type { DemoModule } from '../../types';
import DemoSource from '../DemoSource';
import Island from '../Island';
import styles from './styles.module.css';

interface Props {
  /** Name of a file in the page's `demos` folder, without its ending. */
  name: string;
  /** Height that the demo needs, in px: it is reserved, so that the page does not move. */
  height: number;
  /** The demo's module; the build adds it. */
  demo: DemoModule;
}

/** The bench: a live demo on its stage, and its code. */
export default function Demo({ name, height, demo }: Props): ReactNode {
  return (
    <figure id={name} className={styles.bench} aria-label={`Demo ${name}`}>
      <div className={styles.stage}>
        <Island demo={demo} height={height} />
      </div>
      <DemoSource demo={demo} />
    </figure>
  );
}
