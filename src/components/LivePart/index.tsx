import { useEffect, useState, type ReactNode } from 'react';
import Island from '@theme/Island';
import type { DemoModule } from '@site/plugins/demos/types';
import styles from './styles.module.css';

interface Props {
  /** Name of a demo of the version that is built. */
  name: string;
  /** Height that is reserved, in px. */
  height: number;
}

async function loadDemo(name: string): Promise<DemoModule | undefined> {
  const { default: registry } = await import('@generated/docusaurus-plugin-demos/default/registry');
  return registry[name]?.();
}

/** A demo without its bench, brought when the page's text is there; a version without it shows none. */
export default function LivePart({ name, height }: Props): ReactNode {
  const [demo, setDemo] = useState<DemoModule>();
  useEffect(() => {
    let gone = false;
    loadDemo(name).then(
      (found) => !gone && setDemo(found),
      // Without the part the page still says everything.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [name]);
  return (
    <div className={styles.part} style={{ minBlockSize: height }}>
      {demo && <Island demo={demo} />}
    </div>
  );
}
