import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { CodeStyle, DisplayPreferences } from '../../../preferences/types';
import { toPlaygroundSearch } from '../../client/useBench';
import { useNearViewport } from '../../client/useIsland';
import type { DemoModule } from '../../types';
import { type IslandControls, DemoStart, toReservedHeights } from '../Island';
import styles from './FramedDemo.module.css';

interface Props {
  ref: Ref<IslandControls>;
  demo: DemoModule;
  style: CodeStyle;
  /** The height of its document, in px. */
  height: number;
  /** The same where the bench is narrow, in px; by default the same. */
  narrowHeight?: number;
  /** Preferences that replace the page's, which its document follows by itself. */
  overrides: Partial<DisplayPreferences>;
}

/**
 * A demo in its own document, the playground: its media queries are about its own width, `position: fixed`
 * and listeners of the window end at its edges. It loads near the viewport.
 */
export default function FramedDemo(props: Props): ReactNode {
  const { ref, demo, style, height, narrowHeight, overrides } = props;
  const host = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState('');
  const active = useNearViewport(host);
  const playground = useBaseUrl('/playground');
  const address = `${playground}${toPlaygroundSearch(demo.id, overrides, style)}`;
  const key = `${round} ${address}`;
  useImperativeHandle(
    ref,
    () => ({
      reset: () => setRound((current) => current + 1),
      focus: () => start.current?.focus(),
    }),
    [],
  );
  return (
    <>
      <DemoStart ref={start} name={demo.name} />
      <div
        ref={host}
        className={styles.host}
        style={toReservedHeights({ height, narrowHeight })}
        data-demo={demo.name}
        data-demo-state={loaded === key ? 'ready' : 'waiting'}
      >
        {active && (
          <iframe
            // Another element, not another address of it: that would be a step in the history.
            key={key}
            className={styles.document}
            src={address}
            title={translate(
              { id: 'site.demo.label', message: 'Demo {name}' },
              { name: demo.name },
            )}
            onLoad={() => setLoaded(key)}
          />
        )}
      </div>
    </>
  );
}
