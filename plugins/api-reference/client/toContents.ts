import { translate } from '@docusaurus/Translate';
import { toRowId } from '../paths';
import type { ApiOutline } from './toOutline';
import { toSectionTitle } from './toSectionTitle';

/** A line of the contents; its value is HTML. */
interface ContentsItem {
  id: string;
  value: string;
  level: number;
}

/** Returns the contents of a page: its parts, with the props one by one. */
export function toContents(outline: ApiOutline): ContentsItem[] {
  const part = (id: string, value: string) => ({ id, value, level: 2 });
  const inPart = (id: string, value: string) => ({ id, value, level: 3 });
  const props = outline.props.map((name) =>
    inPart(toRowId(outline, 'props', name), name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  );
  const { kind, hasDemos, inheritance, themeName, hasThemeDefaultProps, slots, classes } = outline;
  const isComponent = kind === 'component';
  return [
    hasDemos && part('demos', translate({ id: 'site.api.demos', message: 'Demos' })),
    part('import', translate({ id: 'site.api.import', message: 'Import' })),
    part('props', toSectionTitle('props', kind)),
    ...props,
    isComponent &&
      inheritance &&
      inPart('inheritance', translate({ id: 'site.api.inheritance', message: 'Inheritance' })),
    isComponent &&
      hasThemeDefaultProps &&
      themeName &&
      inPart(
        'theme-default-props',
        translate({ id: 'site.api.themeDefaults', message: 'Theme default props' }),
      ),
    slots > 0 && part('slots', toSectionTitle('slots', kind)),
    classes > 0 && part('classes', toSectionTitle('classes', kind)),
  ].filter((item) => typeof item === 'object' && item !== null);
}
