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

/** What others can do with a demo. */
export interface IslandControls {
  /** Mounts the demo again. */
  reset(): void;
  /** Moves the focus before the demo, so that Tab leads into it. */
  focus(): void;
}

interface Props {
  ref?: Ref<IslandControls>;
  /** Name of the demo. */
  name: string;
  /** Loads the demo; another function loads another demo, which replaces the first. */
  load(): Promise<LoadedDemo>;
  /** The height to reserve, in px. */
  height?: number;
  /** The height to reserve where the bench is narrow, in px; by default the same. */
  narrowHeight?: number;
  /** Preferences that replace the page's. */
  overrides?: Partial<DisplayPreferences>;
  /** Resets the demo after it threw; by default it is mounted again. */
  onReset?(): void;
  /** Called with what the demo threw, and with nothing when it renders again. */
  onCrash?(error: Error | undefined): void;
}

/** Heights for the place of a demo, in variables: an inline height would override the narrow one. */
export function toReservedHeights({
  height,
  narrowHeight,
}: Pick<Props, 'height' | 'narrowHeight'>): CSSProperties {
  return {
    ...(height && { '--reserved': `${height}px` }),
    ...(narrowHeight && { '--reserved-narrow': `${narrowHeight}px` }),
  } as CSSProperties;
}

/** What Tab leads from into a demo, once it is focused. */
export function DemoStart({ ref, name }: { ref: Ref<HTMLSpanElement>; name: string }): ReactNode {
  return (
    <span ref={ref} tabIndex={-1} className={styles.start} data-demo-start>
      {translate({ id: 'site.demo.start', message: 'Start of {name}' }, { name })}
    </span>
  );
}

/** Where a demo runs, isolated from the page on its version's own React; it loads near the viewport. */
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
      {ref && <DemoStart ref={start} name={name} />}
      <div
        ref={host}
        className={styles.island}
        style={toReservedHeights({ height, narrowHeight })}
        data-demo={name}
        data-demo-state={state}
        data-waiting={translate({ id: 'site.loading.waiting', message: 'Loading' })}
        hidden={state === 'failed'}
      />
      {error && <DemoError name={name} error={error} height={height} onReset={onReset ?? reset} />}
    </>
  );
}
