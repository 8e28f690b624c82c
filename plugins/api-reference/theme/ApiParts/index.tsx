import type { ReactNode } from 'react';
import type { ApiLinks } from '../../client';
import { ApiLinksContext } from '../../client/apiLinks';
import type { ApiSection } from '../../paths';
import type { Api } from '../../types';
import ApiClassRow from '../ApiClassRow';
import ApiDemos from '../ApiDemos';
import ApiIntro from '../ApiIntro';
import ApiLedger from '../ApiLedger';
import ApiPropRow from '../ApiPropRow';
import ApiSlotRow from '../ApiSlotRow';
import ApiTitle from '../ApiTitle';

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
