import { useCallback, useEffect, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { findPlaygroundUrl } from '../../client/findPlaygroundUrl';
import { readPlaygroundQuery, type PlaygroundQuery } from '../../client/readPlaygroundQuery';
import { useDemo } from '../../client/useDemo';
import type { DemoModule } from '../../types';
import Island from '../Island';
import PlaygroundNames from '../PlaygroundNames';

const isCalled = ({ name, label }: Version, wanted?: string) =>
  [name, label].includes(wanted ?? '');

interface AloneProps {
  demo: DemoModule;
  query: PlaygroundQuery;
}

function Alone({ demo, query: { style, overrides } }: AloneProps): ReactNode {
  const shown = style && demo.styles.includes(style) ? style : undefined;
  const load = useCallback(() => demo.load(shown), [demo, shown]);
  return <Island name={demo.name} load={load} overrides={overrides} />;
}

/** Shows the one demo that the address names, in the version that it names. */
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
  if (query.version !== undefined && !versions.some((item) => isCalled(item, query.version))) {
    return (
      <p role="alert">
        {translate(
          {
            id: 'site.playground.unknownVersion',
            message: 'There is no version "{name}". Versions: {versions}.',
          },
          { name: query.version, versions: versions.map(({ label }) => label).join(', ') },
        )}
      </p>
    );
  }
  if (found.state === 'failed') {
    return (
      <p role="alert">
        {translate(
          { id: 'site.playground.failed', message: 'The demo could not be loaded: {error}' },
          { error: found.error.message },
        )}
      </p>
    );
  }
  return found.state === 'unknown' ? (
    <PlaygroundNames wanted={query.demo} names={found.names} />
  ) : (
    <Alone demo={found.demo} query={query} />
  );
}
