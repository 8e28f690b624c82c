import { type ReactNode, use } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadJson } from '../../../../core/client/loadJson';
import { usePage } from '../../../navigation/client';
import type { PageUses } from '../../uses';

interface Props {
  name: string;
}

/** The components and interfaces that a demo uses, with its props and slots; each leads to the reference. */
export default function UsedApis({ name }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const uses = use(loadJson(`${baseUrl}${slug.slice(1)}.json`)) as PageUses;
  const apis = uses[name] ?? [];
  if (apis.length === 0) {
    return (
      <p>
        {translate({
          id: 'site.api.usesNothing',
          message: 'This demo uses nothing that the reference describes.',
        })}
      </p>
    );
  }
  return (
    <dl dir="ltr">
      {apis.map((api) => (
        <div key={api.slug}>
          <dt>
            <Link to={api.slug}>{api.name}</Link>
          </dt>
          {api.rows.map(([row, id]) => (
            <dd key={id}>
              <Link to={`${api.slug}#${id}`}>{row}</Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
