import { type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '../../../../core/client/LoadFailure';
import { loadJson } from '../../../../core/client/loadJson';
import { usePage } from '../../../navigation/client';
import type { PageUses, UsedApi } from '../../types';

/** Loads what the demos of the page use; `retry` loads again after a failure. */
function usePageUses(): { uses?: PageUses; hasFailed: boolean; retry(): void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [state, setState] = useState<{ uses?: PageUses; hasFailed: boolean }>({ hasFailed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadJson(`${baseUrl}${slug.slice(1)}.json`).then(
      (uses) => isCurrent && setState({ uses: uses as PageUses, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, slug, tries]);
  const retry = () => {
    setState({ hasFailed: false });
    setTries(tries + 1);
  };
  return { ...state, retry };
}

/** A component or an interface, with the props and slots that are used of it. */
function Used({ api: { name, slug, rows } }: { api: UsedApi }): ReactNode {
  return (
    <div>
      <dt>
        <Link to={slug}>{name}</Link>
      </dt>
      {rows.map(([row, id]) => (
        <dd key={id}>
          <Link to={`${slug}#${id}`}>{row}</Link>
        </dd>
      ))}
    </div>
  );
}

interface Props {
  /** Name of a demo of the page. */
  name: string;
}

/** The components and interfaces that a demo uses, with its props and slots; each leads to the reference. */
export default function UsedApis({ name }: Props): ReactNode {
  const { uses, hasFailed, retry } = usePageUses();
  if (!uses) {
    return hasFailed && <LoadFailure onRetry={retry} />;
  }
  const apis = uses[name] ?? [];
  return apis.length > 0 ? (
    <dl dir="ltr">
      {apis.map((api) => (
        <Used key={api.slug} api={api} />
      ))}
    </dl>
  ) : (
    <p>
      {translate({
        id: 'site.api.usesNothing',
        message: 'This demo uses nothing from the API reference.',
      })}
    </p>
  );
}
