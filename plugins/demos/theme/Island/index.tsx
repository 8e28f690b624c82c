import {
  useEffect,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { useDisplayPreferences } from '../../../preferences/client';
import type { DisplayPreferences } from '../../../preferences/types';
import { useIsland, useNearViewport } from '../../client/useIsland';
import type { LoadedDemo } from '../../types';
import DemoError from './DemoError';
import styles from './styles.module.css';

/** What can be done with a demo from outside. */
export interface IslandControls {
  /** Draws the demo afresh. */
  reset(): void;
  /** Puts the focus before the demo: Tab leads into it. */
  focus(): void;
}

interface Props {
  ref?: Ref<IslandControls>;
  /** Name of the demo. */
  name: string;
  /** Brings the demo; another function brings another one, which takes the place of the first. */
  load(): Promise<LoadedDemo>;
  /** Height that is reserved, in px. */
  height?: number;
  /** Height that is reserved where the bench is narrow, in px; the same when absent. */
  narrowHeight?: number;
  /** What the demo is drawn with instead of what the page is drawn with. */
  overrides?: Partial<DisplayPreferences>;
  /** What resets the demo after it threw; by default it is drawn afresh. */
  onReset?(): void;
  /** Told what the demo threw, and nothing when it is drawn again. */
  onCrash?(error: Error | undefined): void;
}

/** What `.island` reserves: pixels in variables, because a style of its own would win over the narrow one. */
function toStyle({ height, narrowHeight }: Pick<Props, 'height' | 'narrowHeight'>): CSSProperties {
  return {
    ...(height && { '--reserved': `${height}px` }),
    ...(narrowHeight && { '--reserved-narrow': `${narrowHeight}px` }),
  } as CSSProperties;
}

/** Where a demo runs: loaded near the viewport, on its version's own React, apart from the page. */
export default function Island(props: Props): ReactNode {
  const { ref, name, load, height, narrowHeight, overrides, onReset, onCrash } = props;
  const host = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const page = useDisplayPreferences();
  const mode = overrides?.mode ?? page.mode;
  const direction = overrides?.direction ?? page.direction;
  const density = overrides?.density ?? page.density;
  const active = useNearViewport(host);
  const { state, error, reset } = useIsland(host, load, { mode, direction, density }, active);
  useImperativeHandle(ref, () => ({ reset, focus: () => start.current?.focus() }), [reset]);
  useEffect(() => onCrash?.(error), [error, onCrash]);
  return (
    <>
      {ref && (
        <span ref={start} tabIndex={-1} className={styles.start} data-demo-start>
          {translate({ id: 'site.demo.start', message: 'Start of {name}' }, { name })}
        </span>
      )}
      <div
        ref={host}
        className={styles.island}
        style={toStyle({ height, narrowHeight })}
        data-demo={name}
        data-demo-state={state}
        hidden={state === 'failed'}
      />
      {error && <DemoError name={name} error={error} height={height} onReset={onReset ?? reset} />}
    </>
  );
}
