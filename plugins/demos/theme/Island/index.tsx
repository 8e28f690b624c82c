import { useRef, type ReactNode } from 'react';
import { useDisplayPreferences } from '../../../preferences/client';
import type { DisplayPreferences } from '../../../preferences/types';
import { useIsland } from '../../client/useIsland';
import { useNearViewport } from '../../client/useNearViewport';
import type { DemoModule } from '../../types';
import DemoError from '../DemoError';
import styles from './styles.module.css';

interface Props {
  demo: Pick<DemoModule, 'name' | 'load'>;
  /** Height that is reserved, in px. */
  height?: number;
  /** What the demo is drawn with instead of what the page is drawn with. */
  overrides?: Partial<DisplayPreferences>;
}

/** Where a demo runs: loaded near the viewport, on its version's own React, apart from the page. */
export default function Island({ demo, height, overrides }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const page = useDisplayPreferences();
  const mode = overrides?.mode ?? page.mode;
  const direction = overrides?.direction ?? page.direction;
  const density = overrides?.density ?? page.density;
  const active = useNearViewport(host);
  const { state, error, reset } = useIsland(host, demo.load, { mode, direction, density }, active);
  return (
    <>
      <div
        ref={host}
        className={styles.island}
        style={{ minHeight: height }}
        data-demo={demo.name}
        data-demo-state={state}
        hidden={state === 'failed'}
      />
      {error && <DemoError name={demo.name} error={error} height={height} onReset={reset} />}
    </>
  );
}
