import { useEffect, type ReactNode } from 'react';
import { useSite } from '../../../shared/client/useSite';
import { findPlaygroundUrl } from '../../client/findPlaygroundUrl';
import { readPlaygroundQuery } from '../../client/readPlaygroundQuery';
import { useDemo } from '../../client/useDemo';
import Island from '../Island';

/** Shows the one demo that the address names, in the version that it names. */
export default function Playground(): ReactNode {
  const { site, version } = useSite();
  const query = readPlaygroundQuery(window.location.search);
  const elsewhere = findPlaygroundUrl(site, version.name, query.version, window.location.search);
  const found = useDemo(query.demo ?? '');
  useEffect(() => {
    if (elsewhere) {
      window.location.replace(elsewhere);
    }
  }, [elsewhere]);
  if (elsewhere || found.state === 'loading') {
    return null;
  }
  if (found.state === 'failed') {
    return <p role="alert">The demo could not be loaded: {found.error.message}</p>;
  }
  if (found.state === 'unknown') {
    return (
      <>
        <p>Name a demo of this version in the address, for example:</p>
        <ul>
          {found.names.map((name) => (
            <li key={name}>
              <a href={`?demo=${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <Island demo={found.demo} overrides={query.overrides} />;
}
