import { translate } from '@docusaurus/Translate';
import { type ReactNode, useCallback, useEffect } from 'react';
import { findNearest } from '../../../../core/nearestNames';
import { useSite } from '../../../../core/client/site';
import {
  type PlaygroundQuery,
  findPlaygroundUrl,
  readPlaygroundQuery,
} from '../../client/playground';
import { useDemo } from '../../client/useDemo';
import type { DemoModule } from '../../types';
import Island from '../Island';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

interface AloneProps {
  demo: DemoModule;
  query: PlaygroundQuery;
}

function Alone({ demo, query: { style, overrides } }: AloneProps): ReactNode {
  const shown = style && demo.styles.includes(style) ? style : undefined;
  const load = useCallback(() => demo.load(shown), [demo, shown]);
  return <Island name={demo.name} load={load} overrides={overrides} />;
}

interface NamesProps {
  /** The name that no demo has; absent when the address names none. */
  wanted?: string;
  /** The demos of the version. */
  names: readonly string[];
}

function NameList({ names }: { names: readonly string[] }): ReactNode {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`?demo=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Reports that a demo doesn't exist, and lists those that do. */
function PlaygroundNames({ wanted, names }: NamesProps): ReactNode {
  const { version } = useSite();
  const nearest = wanted === undefined ? [] : findNearest(wanted, names);
  return (
    <div className={styles.page}>
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
          <NameList names={nearest} />
        </>
      )}
      <h2>{translate({ id: 'site.playground.all', message: 'All demos of this version' })}</h2>
      <NameList names={names} />
    </div>
  );
}

/** Shows only the demo that the address names, in the version that it names. */
export default function Playground(): ReactNode {
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
    return null;
  }
  const { versions } = site;
  const { version: wanted } = query;
  if (wanted !== undefined && !versions.some(({ name, label }) => [name, label].includes(wanted))) {
    return (
      <p role="alert">
        {translate(
          {
            id: 'site.playground.unknownVersion',
            message: 'There is no version "{name}". Versions: {versions}.',
          },
          { name: wanted, versions: versions.map(({ label }) => label).join(', ') },
        )}
      </p>
    );
  }
  if (found.state === 'failed') {
    return (
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
    );
  }
  return found.state === 'unknown' ? (
    <PlaygroundNames wanted={query.demo} names={found.names} />
  ) : (
    <Alone demo={found.demo} query={query} />
  );
}
