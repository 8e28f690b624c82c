import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '../../../../core/client/LoadFailure';
import { useJson } from '../../../../core/client/useJson';
import { usePage } from '../../../navigation/client';
import type { PageUses, UsedApi } from '../../types';

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
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const { content: uses, hasFailed, retry } = useJson<PageUses>(`${baseUrl}${slug.slice(1)}.json`);
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
