import type { ReactNode } from 'react';
import type { DemoModule } from '../../types';
import { useBench } from '../../client/useBench';
import BenchBar from '../BenchBar';
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
  const bench = useBench();
  const { overrides, width } = bench;
  return (
    <figure id={name} className={styles.bench} aria-label={`Demo ${name}`}>
      <BenchBar name={name} bench={bench} />
      {/* What is not overridden is inherited from the page: it is right before any script runs. */}
      <div
        className={styles.stage}
        data-theme={overrides.mode}
        data-density={overrides.density}
        dir={overrides.direction}
      >
        <div className={styles.sheet} style={width === 'full' ? undefined : { inlineSize: width }}>
          <Island demo={demo} height={height} overrides={overrides} />
        </div>
      </div>
      <DemoSource demo={demo} />
    </figure>
  );
}
