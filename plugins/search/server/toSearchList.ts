import { toApiSlug } from '../../api-reference/paths';
import type { Api } from '../../api-reference/types';
import { productNames } from '../../../core/types';
import type { ListedPage, ListedSection, SearchList } from '../types';
import type { Guide } from './readGuides';

/** Gives each name a number, in the order in which they are asked for. */
function createNames() {
  const numbers = new Map<string, number>();
  return {
    toNumber(name: string): number {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    /** The number of a name that was asked for before. */
    find: (name: string) => numbers.get(name),
    toText: () => [...numbers.keys()].join(' '),
  };
}

type Names = ReturnType<typeof createNames>;

const omitEmpty = <T extends object>(page: T): T =>
  Object.fromEntries(
    Object.entries(page).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  ) as T;

function toApiPage(api: Api, uses: number, names: Names): ListedPage {
  const { name, product, plan, props, slots, classes } = api;
  const toNumber = (text: string) => names.toNumber(text);
  return omitEmpty({
    slug: toApiSlug(api),
    title: name,
    product,
    plan: plan ?? undefined,
    uses,
    props: props.map((prop) => toNumber(prop.name)),
    slots: slots.flatMap((slot) => [slot.name, slot.className ?? slot.name].map(toNumber)),
    classes: classes.filter(({ isGlobal }) => !isGlobal).map((item) => toNumber(item.className)),
  });
}

function toGuidePage({ sections, components: _components, ...page }: Guide, names: Names) {
  return omitEmpty<ListedPage>({
    ...page,
    sections: sections
      .map(({ anchor, heading, names: mentioned, demos }): ListedSection => [
        anchor,
        heading,
        ...mentioned.flatMap((name) => names.find(name) ?? []),
        ...demos.map((demo) => names.toNumber(demo)),
      ])
      .filter(([, heading, ...mentioned]) => heading !== '' || mentioned.length > 0),
  });
}

/**
 * Returns what search knows from the first letter on: guides with their sections, the reference with
 * its rows.
 *
 * @param label of the version
 * @param slugs of the tree, in its order; pages that are not in it come last
 */
export function toSearchList(
  label: string,
  guides: readonly Guide[],
  apis: readonly Api[],
  slugs: readonly string[],
): SearchList {
  const names = createNames();
  const countUses = (name: string) =>
    guides.filter(({ components }) => components.includes(name)).length;
  // The reference first: of what guides show as code, only its names count.
  const apiPages = apis.map((api) => toApiPage(api, countUses(api.name), names));
  for (const api of apis) {
    names.toNumber(api.name);
  }
  const guidePages = guides.map((guide) => toGuidePage(guide, names));
  const indexes = [...new Set(apis.map(({ product }) => product))].map((product): ListedPage => {
    return { slug: `/api/${product}`, title: `${productNames[product]} API`, product };
  });
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const toPlace = ({ slug }: ListedPage) => places.get(slug) ?? slugs.length;
  const pages = [...guidePages, ...indexes, ...apiPages];
  return {
    label,
    names: names.toText(),
    pages: pages.toSorted((a, b) => toPlace(a) - toPlace(b)),
  };
}
