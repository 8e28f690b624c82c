import { translate } from '@docusaurus/Translate';
import { type ApiSection, toRowId } from '../paths';
import type { Api, ApiKind } from '../types';

/** What a browser needs of a page whose rows are in its HTML: for its headings, tools and contents. */
export interface ApiOutline extends Pick<
  Api,
  | 'name'
  | 'kind'
  | 'product'
  | 'plan'
  | 'imports'
  | 'inheritance'
  | 'ref'
  | 'themeName'
  | 'hasThemeDefaultProps'
> {
  /** The page's heading: `DataGrid API`. */
  title: string;
  /** The page in a sentence, for search engines. */
  summary: string;
  /** Label of the version that has not got the page any more. */
  removedIn?: string;
  hasDemos: boolean;
  /** Names, in the order of the page. */
  props: string[];
  /** How many there are. */
  slots: number;
  classes: number;
}

export function toOutline(api: Api): ApiOutline {
  const { name, kind, product, plan, imports, inheritance, ref, themeName } = api;
  return {
    name,
    title: `${name} API`,
    summary: describeApi(api),
    ...(api.removedIn !== undefined && { removedIn: api.removedIn }),
    kind,
    product,
    plan,
    imports,
    inheritance,
    ref,
    themeName,
    hasThemeDefaultProps: api.hasThemeDefaultProps,
    hasDemos: api.demos.length > 0,
    props: api.props.map((prop) => prop.name),
    slots: api.slots.length,
    classes: api.classes.length,
  };
}

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

/** The attribute of the element of a page's HTML that has its outline; its value is the page's slug. */
export const outlineAttribute = 'data-api-outline';

/** Returns the outline that the page's HTML has; nothing when the HTML is that of another page. */
export function readOutline(slug: string): ApiOutline | null {
  const text = document.querySelector(`script[${outlineAttribute}="${slug}"]`)?.textContent;
  return text ? (JSON.parse(text) as ApiOutline) : null;
}

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
