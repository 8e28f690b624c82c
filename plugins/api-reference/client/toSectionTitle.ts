import { translate } from '@docusaurus/Translate';
import type { ApiSection } from '../paths';
import type { ApiKind } from '../types';

/** What a part of a page is called. */
export function toSectionTitle(section: ApiSection, kind: ApiKind): string {
  switch (section) {
    case 'slots':
      return translate({ id: 'site.api.slots', message: 'Slots' });
    case 'classes':
      return translate({ id: 'site.api.classes', message: 'CSS classes' });
    default:
      return kind === 'interface'
        ? translate({ id: 'site.api.properties', message: 'Properties' })
        : translate({ id: 'site.api.props', message: 'Props' });
  }
}
