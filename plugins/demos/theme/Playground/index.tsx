import BrowserOnly from '@docusaurus/BrowserOnly';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect } from 'react';
import { isFramed } from '../../../../core/client/isFramed';
import { loadLater } from '../../../../core/client/loadLater';
import { findNearest } from '../../../../core/nearestNames';
import { useSite } from '../../../../core/client/site';
import {
  type PlaygroundQuery,
  findPlaygroundUrl,
  readPlaygroundQuery,
} from '../../client/playground';
import { type FoundDemo, useDemo } from '../../client/useDemo';
import { usePreference } from '../../../preferences/client';
import { codeStyles } from '../../../preferences/types';
import type { DemoModule } from '../../types';
import Island from '../Island';
import DemoIndex, { DemoLinks } from './DemoIndex';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

const SideBySide = loadLater(() => import(/* webpackChunkName: "side-by-side" */ './SideBySide'));

const toTitle = () => translate({ id: 'site.playground.title', message: 'Playground' });

interface AloneProps {
  demo: DemoModule;
  query: PlaygroundQuery;
}

function Alone({ demo, query: { style, sendsCode, overrides } }: AloneProps): ReactNode {
  const shown = style && demo.styles.includes(style) ? style : undefined;
  const load = useCallback(() => demo.load(shown), [demo, shown]);
  const { value: variant } = usePreference('codeVariant');
  useEffect(() => {
    if (!sendsCode || !isFramed()) {
      return;
    }
    // Without its code, the page around it still shows the demo.
    Promise.all([
      import(/* webpackChunkName: "side-by-side" */ '../../client/sideBySide'),
      demo.loadSources(),
    ]).then(
      ([{ sendCode }, { default: sources }]) => {
        const source = sources[shown ?? demo.styles[0] ?? codeStyles[0]]?.[variant];
        if (source) {
          sendCode(source.files[0].code);
        }
      },
      () => {},
    );
  }, [demo, sendsCode, shown, variant]);
  return <Island name={demo.name} load={load} overrides={overrides} />;
}

interface PageProps {
  /** The name that no demo has; absent when the address names none. */
  wanted?: string;
  found: Extract<FoundDemo, { state: 'unknown' }>;
}

/** A page of the site with all demos; after a wrong name, those with a similar one first. */
function PlaygroundPage({ wanted, found: { names, pages } }: PageProps): ReactNode {
  const { version } = useSite();
  const nearest = wanted === undefined ? [] : findNearest(wanted, names);
  const title = toTitle();
  return (
    <Layout title={title}>
      <main className={clsx('markdown', styles.page)}>
        <h1>{title}</h1>
        {wanted !== undefined && (
          <p role="alert">
            {translate(
              {
                id: 'site.playground.unknown',
                message: 'Version {version} has no demo called "{name}".',
              },
              { version: version.label, name: wanted },
            )}
          </p>
        )}
        {nearest.length > 0 && (
          <>
            <h2>{translate({ id: 'site.playground.nearest', message: 'Similar names' })}</h2>
            <DemoLinks demos={nearest.map((name) => ({ name }))} />
          </>
        )}
        <p>
          {translate(
            {
              id: 'site.playground.all',
              message: 'All {version} demos, by page. Each opens on a blank page.',
            },
            { version: version.label },
          )}
        </p>
        <DemoIndex pages={pages} />
      </main>
    </Layout>
  );
}

/** A page with nothing but a demo, or what is in its place. */
function Blank({ children }: { children?: ReactNode }): ReactNode {
  return (
    // Browsers wait for this id before they paint.
    <main id={SkipToContentFallbackId}>
      <h1 className="visually-hidden">{toTitle()}</h1>
      {children}
    </main>
  );
}

/** What the address asks for: a demo alone, in the version that it names, or the list of all demos. */
function Asked(): ReactNode {
  const { site, version } = useSite();
  const query = readPlaygroundQuery(window.location.search);
  const elsewhere = findPlaygroundUrl(site, version, query.version, window.location.search);
  const found = useDemo(query.demo ?? '');
  useEffect(() => {
    if (elsewhere) {
      window.location.replace(elsewhere);
    }
  }, [elsewhere]);
  if (elsewhere || found.state === 'loading') {
    return <Blank />;
  }
  const { versions } = site;
  const { version: wanted } = query;
  if (wanted !== undefined && !versions.some(({ name, label }) => [name, label].includes(wanted))) {
    return (
      <Blank>
        <p role="alert">
          {translate(
            {
              id: 'site.playground.unknownVersion',
              message: `Version "{name}" doesn't exist. Available versions: {versions}.`,
            },
            { name: wanted, versions: versions.map(({ label }) => label).join(', ') },
          )}
        </p>
      </Blank>
    );
  }
  if (found.state === 'failed') {
    return (
      <Blank>
        <div role="alert" className={styles.page}>
          <p>
            {translate(
              { id: 'site.playground.failed', message: 'The demo failed to load: {error}' },
              { error: found.error.message },
            )}
          </p>
          <button type="button" className={buttonStyles.button} onClick={found.retry}>
            {translate({ id: 'site.loading.retry', message: 'Try again' })}
          </button>
        </div>
      </Blank>
    );
  }
  if (found.state === 'unknown') {
    return <PlaygroundPage wanted={query.demo} found={found} />;
  }
  if (query.beside !== undefined) {
    return <SideBySide demo={found.demo} wanted={query.beside} />;
  }
  return (
    <Blank>
      <Alone demo={found.demo} query={query} />
    </Blank>
  );
}

/** Shows only the demo that the address names; without a name, it's a page of the site with all demos. */
export default function Playground(): ReactNode {
  return (
    <BrowserOnly
      fallback={
        <Blank>
          <p>
            {translate({
              id: 'site.playground.withoutScript',
              message: 'The playground needs JavaScript.',
            })}
          </p>
        </Blank>
      }
    >
      {() => <Asked />}
    </BrowserOnly>
  );
}
