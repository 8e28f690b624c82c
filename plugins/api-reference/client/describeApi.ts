import { translate } from '@docusaurus/Translate';
import type { Api } from '../types';

/** What a page says of what it describes when the packages say nothing. */
export function describeApi({ kind, name }: Pick<Api, 'kind' | 'name'>): string {
  return kind === 'component'
    ? translate(
        {
          id: 'site.api.component',
          message: 'What the React component {name} takes: props, slots and CSS classes.',
        },
        { name },
      )
    : translate(
        { id: 'site.api.interface', message: 'The properties of the TypeScript type {name}.' },
        { name },
      );
}
