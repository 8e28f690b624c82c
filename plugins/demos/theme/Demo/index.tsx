import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useSite } from '../../../../core/client/site';
import { toPlaygroundSearch, useBench } from '../../client/useBench';
import { useDemoActions } from '../../client/useDemoActions';
import { useDemoCode } from '../../client/useDemoCode';
import { useDemoEdit } from '../../client/useDemoEdit';
import type { DemoModule } from '../../types';
import BenchBar from './BenchBar';
import DemoFrame from '../DemoFrame';
import DemoPanel from '../DemoPanel';
import DemoPreview from './DemoPreview';
import DemoToolbar from '../DemoToolbar';
import FramedDemo from './FramedDemo';
import Island, { type IslandControls } from '../Island';
import styles from './styles.module.css';

interface Props {
  /** Name of a file in the page's `demos` folder, without its extension. */
  name: string;
  /** The demo's height, in px: it's reserved, so that the page doesn't move. */
  height: number;
  /** Its height where the bench is narrow, as on a phone, in px; by default the same. */
  narrowHeight?: number;
  /** Whether all its code shows at first. */
  codeOpen?: boolean;
  /** Without it, the demo has no code and no switches either. */
  toolbar?: 'hidden';
  /** Whether it runs in its own document; its code is read-only then. */
  frame?: boolean;
  /** What it is drawn on in place of a sheet: the page, or the color of surfaces. */
  background?: 'none' | 'surface';
  /** Whether the page shows the demo before; the build adds it. */
  repeated?: boolean;
  /** The demo's module; the build adds it. */
  demo: DemoModule;
}

/** The bench: a live demo on its stage, with its code. */
export default function Demo(props: Props): ReactNode {
  const { name, height, narrowHeight, codeOpen, toolbar, frame: framed, background } = props;
  const { repeated, demo } = props;
  const { site, version } = useSite();
  const { pathname } = useLocation();
  const bench = useBench();
  const { overrides, width } = bench;
  const frame = useRef<HTMLElement>(null);
  const island = useRef<IslandControls>(null);
  const id = useId();
  const code = useDemoCode(demo, frame, { open: codeOpen, repeated });
  const load = useCallback(() => demo.load(code.style), [demo, code.style]);
  const edit = useDemoEdit(code.source?.[code.variant], load);
  const [chosenFile, setFile] = useState(0);
  // Another style or language may have fewer files.
  const files = code.source?.[code.variant].files ?? [];
  const file = chosenFile < files.length ? chosenFile : 0;
  const [crash, setCrash] = useState<Error>();
  const [below, setBelow] = useState<ReactNode>();
  const actions = useDemoActions(demo, code, file, edit.edited ? edit.code : undefined);
  const reset = () => {
    edit.reset();
    island.current?.reset();
  };
  return (
    <DemoFrame
      ref={frame}
      demo={demo}
      repeated={repeated}
      label={translate({ id: 'site.demo.label', message: 'Demo {name}' }, { name })}
    >
      {toolbar !== 'hidden' && <BenchBar demo={demo} bench={bench} />}
      {/* Without overrides the page's values are inherited, before any script runs. */}
      <div
        className={styles.stage}
        data-theme={overrides.mode}
        data-density={overrides.density}
        data-background={background}
        dir={overrides.direction}
      >
        <div className={styles.sheet} style={width === 'full' ? undefined : { inlineSize: width }}>
          {framed ? (
            <FramedDemo
              ref={island}
              demo={demo}
              style={code.style}
              height={height}
              narrowHeight={narrowHeight}
              overrides={overrides}
            />
          ) : (
            <Island
              ref={island}
              name={name}
              load={edit.load ?? load}
              height={height}
              narrowHeight={narrowHeight}
              overrides={overrides}
              onReset={reset}
              onCrash={setCrash}
            />
          )}
        </div>
      </div>
      <p className={styles.address}>
        {translate(
          { id: 'site.demo.printed', message: 'See this demo live: {url}' },
          { url: `${version.host ?? site.url}${pathname}#${name}` },
        )}
      </p>
      {toolbar !== 'hidden' && (
        <>
          <DemoPreview demo={demo} code={code} copyId={`${id}-copy`} />
          <DemoToolbar
            demo={demo}
            code={code}
            actions={actions}
            panelId={`${id}-code`}
            copyId={`${id}-copy`}
            aloneUrl={`/playground${toPlaygroundSearch(demo.id, bench.shown, code.style)}`}
            stage={{ resetFocus: () => island.current?.focus(), reset, show: setBelow }}
          />
          <DemoPanel
            id={`${id}-code`}
            demo={demo}
            code={code}
            edit={framed ? undefined : edit}
            crash={crash}
            file={file}
            copyId={`${id}-copy`}
            onFile={setFile}
          />
          {below}
        </>
      )}
    </DemoFrame>
  );
}
