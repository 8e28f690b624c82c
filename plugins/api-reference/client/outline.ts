import { translate } from '@docusaurus/Translate';
import { toRowId, type ApiSection } from '../paths';
import type { Api, ApiKind } from '../types';

/** What a browser needs of a page whose rows are in its HTML: for headings, tools and table of contents. */
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
  | 'since'
  | 'knownSince'
  | 'removedIn'
> {
  /** The page's title: `DataGrid API`. */
  title: string;
  /** A sentence for search engines. */
  summary: string;
  hasDemos: boolean;
  /** Names of the component's own, in the order of the page. */
  props: string[];
  /** How many others there are. */
  folded: number;
  /** How many there are. */
  slots: number;
  classes: number;
}

/** Describes what the packages don't. */
export function describeApi({
  kind,
  name: ownName,
  fullName: name = ownName,
}: Pick<Api, 'kind' | 'name' | 'fullName'>): string {
  return kind === 'component'
    ? translate(
        { id: 'site.api.component', message: 'Props, slots and CSS classes of {name}.' },
        { name },
      )
    : translate(
        { id: 'site.api.interface', message: 'Properties of the TypeScript type {name}.' },
        { name },
      );
}

/** Returns since when something is there, as far as that is known: `v8`, or `v4 or earlier`. */
export const toAge = ({ since, knownSince }: Pick<Api, 'since' | 'knownSince'>) =>
  knownSince === undefined
    ? since
    : translate(
        { id: 'site.api.orEarlier', message: '{version} or earlier' },
        { version: knownSince },
      );

export function toOutline(api: Api): ApiOutline {
  const { name, kind, product, plan, imports, inheritance, ref, themeName, removedIn } = api;
  return {
    name,
    title: `${api.fullName ?? name} API`,
    summary: describeApi(api),
    since: api.since,
    knownSince: api.knownSince,
    removedIn,
    kind,
    product,
    plan,
    imports,
    inheritance,
    ref,
    themeName,
    hasThemeDefaultProps: api.hasThemeDefaultProps,
    hasDemos: api.demos.length > 0,
    props: api.props.flatMap(({ name, group }) => (group === undefined ? name : [])),
    folded: api.props.filter(({ group }) => group !== undefined).length,
    slots: api.slots.length,
    classes: api.classes.length,
  };
}

/** On the script in a page's HTML that holds its outline; the value is the page's slug. */
export const outlineAttribute = 'data-api-outline';

/** Returns the outline in the page's HTML; `null` when the HTML is of another page. */
export function readOutline(slug: string): ApiOutline | null {
  const script = document.querySelector(`script[${outlineAttribute}]`);
  return script?.getAttribute(outlineAttribute) === slug && script.textContent
    ? (JSON.parse(script.textContent) as ApiOutline)
    : null;
}

/** Returns the heading of a section. */
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

/** A line of the table of contents; its value is HTML. */
interface ContentsItem {
  id: string;
  value: string;
  level: number;
}

/** Returns the table of contents of a page: its sections, with the props one by one. */
export function toContents(outline: ApiOutline): ContentsItem[] {
  const { kind, hasDemos, inheritance, themeName, hasThemeDefaultProps, slots, classes } = outline;
  const isComponent = kind === 'component';
  const h2 = (id: string, value: string) => ({ id, value, level: 2 });
  const h3 = (id: string, value: string) => ({ id, value, level: 3 });
  return [
    h2('import', translate({ id: 'site.api.import', message: 'Import' })),
    h2('props', toSectionTitle('props', kind)),
    ...outline.props.map((name) =>
      h3(toRowId(outline, 'props', name), name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ),
    isComponent &&
      inheritance &&
      h3('inheritance', translate({ id: 'site.api.inheritance', message: 'Inheritance' })),
    isComponent &&
      hasThemeDefaultProps &&
      themeName &&
      h3(
        'theme-default-props',
        translate({ id: 'site.api.themeDefaults', message: 'Theme default props' }),
      ),
    slots > 0 && h2('slots', toSectionTitle('slots', kind)),
    classes > 0 && h2('classes', toSectionTitle('classes', kind)),
    hasDemos && h2('demos', translate({ id: 'site.api.demos', message: 'Demos' })),
  ].filter((item) => typeof item === 'object' && item !== null);
}
