import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import { describeApi } from '../../client/outline';
import type { ApiSection } from '../../paths';
import type { Api, ApiLinks } from '../../types';
import ApiMarks from '../ApiMarks';
import ApiText from '../ApiText';
import Ledger, { DemoLinks } from './Ledger';
import { LinksContext } from './Type';
import styles from './Parts.module.css';

export type ApiPartName = ApiSection | 'title' | 'intro' | 'demos';

function renderPart(part: ApiPartName, api: Api): ReactNode {
  const { plan, description, deprecated, since, removedIn } = api;
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
          <ApiMarks plan={plan} since={since} removedIn={removedIn} />
          <span className={styles.package} dir="ltr">
            {api.package} <b>{api.version}</b>
          </span>
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
