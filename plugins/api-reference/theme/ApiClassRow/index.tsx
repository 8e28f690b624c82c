import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toRowId } from '../../paths';
import type { Api, ApiClass } from '../../types';
import ApiRow from '../ApiRow';
import ApiRowMarks from '../ApiRowMarks';

interface Props {
  api: Api;
  item: ApiClass;
}

/** A CSS class of a component, with its rule in the theme; a shared state has none. */
export default function ApiClassRow({ api, item }: Props): ReactNode {
  const { key, className, isGlobal, deprecated, description } = item;
  return (
    <ApiRow
      id={toRowId(api, 'classes', className)}
      name={`.${className}`}
      first={{
        label: translate({ id: 'site.api.ruleName', message: 'Rule name' }),
        content: isGlobal ? (
          translate({ id: 'site.api.state', message: 'State' })
        ) : (
          <code data-search dir="ltr">
            {key}
          </code>
        ),
      }}
      marks={<ApiRowMarks deprecated={deprecated} since={item.since} removedIn={item.removedIn} />}
      deprecated={deprecated}
      deprecatedSince={item.deprecatedSince}
      description={description}
    />
  );
}
