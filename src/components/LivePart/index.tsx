import type { ReactNode } from 'react';
import Island from '@theme/Island';
import { useDemo } from '@site/plugins/demos/client';
import styles from './styles.module.css';

interface Props {
  /** Name of a demo of the version that is built. */
  name: string;
  /** Height that is reserved, in px. */
  height: number;
}

/** A demo without its bench, brought when the page's text is there; without it the page still says everything. */
export default function LivePart({ name, height }: Props): ReactNode {
  const found = useDemo(name);
  return (
    <div className={styles.part} style={{ minBlockSize: height }}>
      {found.state === 'loading' && <div data-demo={name} data-demo-state="waiting" />}
      {found.state === 'found' && <Island name={name} load={found.demo.load} />}
    </div>
  );
}
