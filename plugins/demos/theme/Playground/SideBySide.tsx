import { translate } from '@docusaurus/Translate';
import CodeDifference from '@theme/CodeDifference';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import LoadFailure from '../../../../core/client/LoadFailure';
import { observeHeight } from '../../../../core/client/observeHeight';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { toVersionHref } from '../../../navigation/client';
import { type Counterpart, readSentCode, useCounterparts } from '../../client/sideBySide';
import type { DemoModule } from '../../types';
import styles from './SideBySide.module.css';

interface PaneProps extends Counterpart {
  name: string;
  /** Called with the demo's code. */
  onCode(code: string): void;
}

/** Returns the height of a frame's document, in px, as it changes. */
function useDocumentHeight(frame: HTMLIFrameElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => (frame ? observeHeight(frame, setHeight) : undefined), [frame]);
  return height;
}

/** A demo in the playground of its version, which sends its code. */
function Pane({ version, id, name, onCode }: PaneProps): ReactNode {
  const { site, version: own } = useSite();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const code = readSentCode(event, frame?.contentWindow);
      if (code !== undefined) {
        onCode(code);
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, onCode]);
  const blockSize = useDocumentHeight(frame);
  const address = toVersionHref(site, own, version, `/playground?demo=${id}`);
  return (
    <figure className={styles.pane}>
      <figcaption>
        <a href={address}>{version.label}</a>
      </figcaption>
      <iframe
        ref={setFrame}
        className={styles.document}
        style={{ blockSize }}
        src={`${address}&sends=code`}
        title={translate(
          { id: 'site.sideBySide.frame', message: '{name} in {version}' },
          { name, version: version.label },
        )}
      />
    </figure>
  );
}

interface BothProps {
  name: string;
  /** The older version's first. */
  panes: readonly [Counterpart, Counterpart];
}

function Both({ name, panes: [older, newer] }: BothProps): ReactNode {
  const [before, setBefore] = useState<string>();
  const [after, setAfter] = useState<string>();
  return (
    <>
      <div className={styles.panes}>
        <Pane {...older} name={name} onCode={setBefore} />
        <Pane {...newer} name={name} onCode={setAfter} />
      </div>
      {before !== undefined && after !== undefined && (
        <CodeDifference before={before} after={after} />
      )}
    </>
  );
}

interface Props {
  demo: DemoModule;
  /** Name or label of the version to show beside this page's own. */
  wanted: string;
}

const isNamed = ({ name, label }: Version, wanted: string) => name === wanted || label === wanted;

/** A demo on this version's library and on another one's, live, with what differs in their code. */
export default function SideBySide({ demo, wanted }: Props): ReactNode {
  const { site, version: own } = useSite();
  const { found = [], hasFailed, retry } = useCounterparts(demo);
  const other = found.find(({ version }) => isNamed(version, wanted));
  const isMissing = hasFailed !== undefined && !other && !isNamed(own, wanted);
  const panes = [{ version: own, id: demo.id }, ...(other ? [other] : [])].toSorted(
    (a, b) => site.versions.indexOf(b.version) - site.versions.indexOf(a.version),
  );
  const [older, newer] = panes;
  const title = translate(
    { id: 'site.sideBySide.title', message: '{name} in two versions' },
    { name: demo.name },
  );
  return (
    <Layout title={title}>
      <main className={clsx('markdown', styles.page)}>
        <h1>{title}</h1>
        {found.length > 0 && (
          <p>
            {translate(
              { id: 'site.sideBySide.versions', message: 'Compare {version} with:' },
              { version: own.label },
            )}{' '}
            {found.map(({ version }) => (
              <a
                key={version.name}
                className={styles.choice}
                href={`?demo=${demo.id}&with=${version.name}`}
                aria-current={version === other?.version ? 'page' : undefined}
              >
                {version.label}
              </a>
            ))}
          </p>
        )}
        {isMissing && hasFailed && <LoadFailure onRetry={retry} />}
        {isMissing && !hasFailed && (
          <p role="alert">
            {translate(
              {
                id: 'site.playground.unknown',
                message: 'Version {version} has no demo called "{name}".',
              },
              {
                version: site.versions.find((item) => isNamed(item, wanted))?.label ?? wanted,
                name: demo.name,
              },
            )}
          </p>
        )}
        {older && newer && <Both key={other?.id} name={demo.name} panes={[older, newer]} />}
      </main>
    </Layout>
  );
}
