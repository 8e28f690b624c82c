import type { Api } from '../types';
import { describeApi } from './describeApi';

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
