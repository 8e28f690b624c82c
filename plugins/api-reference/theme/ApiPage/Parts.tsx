import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import apiTitle from '@generated/docusaurus-plugin-slots/default/api-title';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import Slot from '../../../../core/client/Slot';
import { useSite } from '../../../../core/client/site';
import { toComparisonHref } from '../../client/comparisonLink';
import { describeApi, toAge } from '../../client/outline';
import type { ApiSection } from '../../paths';
import type { Api, ApiLinks } from '../../types';
import ApiMarks from '../ApiMarks';
import ApiText from '../ApiText';
import Ledger, { DemoLinks } from './Ledger';
import { LinksContext } from './Type';
import styles from './Parts.module.css';

export type ApiPartName = ApiSection | 'title' | 'intro' | 'demos';

/** Leads to what changed since the version before; nothing where nothing did. */
function ChangesLink({ api: { product, name, changedSince } }: { api: Api }): ReactNode {
  const { site, version } = useSite();
  const from = site.versions.find(({ label }) => label === changedSince);
  if (!from) {
    return null;
  }
  const query = { from, to: version, product, component: name };
  return (
    <a className={styles.changes} href={toComparisonHref(site, version, query)}>
      {translate(
        { id: 'site.api.changes', message: 'Changes since {version}' },
        { version: from.label },
      )}
    </a>
  );
}

function renderPart(part: ApiPartName, api: Api): ReactNode {
  const { plan, description, deprecated, removedIn } = api;
  switch (part) {
    case 'title':
      return (
        <>
          <Heading as="h1">
            {translate(
              { id: 'site.api.title', message: '{name} API' },
              { name: api.fullName ?? api.name },
            )}
          </Heading>
          <ApiMarks plan={plan} since={toAge(api)} removedIn={removedIn} />
          <span className={styles.package} dir="ltr">
            {api.package} <b>{api.version}</b>
          </span>
          <ChangesLink api={api} />
          <Slot of={apiTitle} api={api} />
        </>
      );
    case 'intro':
      return (
        <>
          {deprecated !== null && (
            <Admonition
              type="warning"
              title={translate({ id: 'site.api.deprecated', message: 'Deprecated' })}
            >
              <ApiText text={deprecated} />
            </Admonition>
          )}
          <div className={styles.text} lang={description ? 'en' : undefined}>
            <ApiText text={description || describeApi(api)} />
          </div>
        </>
      );
    case 'demos':
      return (
        <p>
          <DemoLinks demos={api.demos} />
        </p>
      );
    default:
      return <Ledger api={api} section={part} />;
  }
}

interface Props {
  part: ApiPartName;
  api: Api;
  links: ApiLinks;
}

/** Everything that is drawn from a page's data: by the server, and after a change of page. */
export default function Parts({ part, api, links }: Props): ReactNode {
  return <LinksContext value={links}>{renderPart(part, api)}</LinksContext>;
}
