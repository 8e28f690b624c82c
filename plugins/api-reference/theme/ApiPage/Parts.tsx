import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import type { ApiLinks } from '../../client';
import { describeApi } from '../../client/outline';
import type { ApiSection } from '../../paths';
import type { Api } from '../../types';
import ApiRowMarks from '../ApiMarks';
import ApiText from '../ApiText';
import ApiLedger, { ApiClassRow, ApiPropRow, ApiSlotRow } from './Ledger';
import { ApiDemos } from './Row';
import { ApiLinksContext } from './Type';
import styles from './Parts.module.css';

export type ApiPartName = ApiSection | 'title' | 'intro' | 'demos';

interface Props {
  part: ApiPartName;
  api: Api;
  links: ApiLinks;
}

const parts: Record<ApiPartName, (api: Api) => ReactNode> = {
  title: (api) => <ApiTitle api={api} />,
  intro: (api) => <ApiIntro api={api} />,
  demos: (api) => <ApiDemos demos={api.demos} />,
  props: (api) => (
    <ApiLedger section="props">
      {api.props.map((prop) => (
        <ApiPropRow key={prop.name} api={api} prop={prop} />
      ))}
    </ApiLedger>
  ),
  slots: (api) => (
    <ApiLedger section="slots">
      {api.slots.map((slot) => (
        <ApiSlotRow key={slot.name} api={api} slot={slot} />
      ))}
    </ApiLedger>
  ),
  classes: (api) => (
    <ApiLedger section="classes">
      {api.classes.map((item) => (
        <ApiClassRow key={item.className} api={api} item={item} />
      ))}
    </ApiLedger>
  ),
};

/** All that is drawn from the data of a page: by the server, and on a change of page. */
export default function ApiParts({ part, api, links }: Props): ReactNode {
  return <ApiLinksContext value={links}>{parts[part](api)}</ApiLinksContext>;
}

interface PropsApiTitle {
  api: Api;
}

/** The title of a page, with plan, package and version. */
export function ApiTitle({ api }: PropsApiTitle): ReactNode {
  const { name, plan, package: packageName, version, since, removedIn } = api;
  return (
    <>
      <Heading as="h1">
        {translate({ id: 'site.api.title', message: '{name} API' }, { name })}
      </Heading>
      <ApiRowMarks plan={plan} since={since} removedIn={removedIn} />
      <span className={styles.package} dir="ltr">
        {packageName} <b>{version}</b>
      </span>
    </>
  );
}

interface PropsApiIntro {
  api: Api;
}

/** What a page is about, under its title. */
export function ApiIntro({ api }: PropsApiIntro): ReactNode {
  const { deprecated, description } = api;
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
}
