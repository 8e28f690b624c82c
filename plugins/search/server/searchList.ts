import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { completeEntries, flattenEntries, readSidebar } from '../../../core/server/sidebar';
import { toSlug } from '../../../core/pagePath';
import { type BuildContext, collect } from '../../../core/server/contribution';
import { type Language, productNames } from '../../../core/types';
import { toApiSlug } from '../../api-reference/paths';
import { toLowerPlans } from '../../../core/names';
import { toTitle } from '../../../core/server/titles';
import type { Api } from '../../api-reference/types';
import type { ListedPage, ListedSection, SearchList } from '../types';
import { type Guide, readGuides } from './guides';
import { writeTextIndex } from './textIndex';

/** Numbers of names, in the order in which they are first asked for. */
class Names extends Map<string, number> {
  toNumber = (name: string): number => {
    const number = this.get(name) ?? this.size;
    this.set(name, number);
    return number;
  };
}

const omitEmpty = <T extends object>(page: T): T =>
  Object.fromEntries(
    Object.entries(page).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  ) as T;

function toApiPage(
  api: Api,
  uses: number,
  { apis, planSuffixes }: Pick<Contents, 'apis' | 'planSuffixes'>,
  { toNumber }: Names,
): ListedPage {
  const { name, product, plan, props, slots, classes } = api;
  const [lower] = toLowerPlans(name, planSuffixes).flatMap((lowerName) =>
    apis.filter((other) => other.name === lowerName && other.product === product),
  );
  return omitEmpty({
    slug: toApiSlug(api),
    title: name,
    product,
    plan: plan ?? undefined,
    uses,
    extends: lower && toApiSlug(lower),
    props: props.map((prop) => toNumber(prop.name)),
    slots: slots.flatMap((slot) => [slot.name, slot.className ?? slot.name].map(toNumber)),
    classes: classes.filter(({ isGlobal }) => !isGlobal).map((item) => toNumber(item.className)),
  });
}

/**
 * @param sidebarTitle what the sidebar calls it
 * @param redirects the paths that lead to it
 */
function toGuidePage(
  { sections, components: _components, keywords, ...page }: Guide,
  sidebarTitle: string | undefined,
  redirects: string[],
  names: Names,
) {
  const others = sidebarTitle && sidebarTitle !== page.title ? [sidebarTitle] : [];
  return omitEmpty<ListedPage>({
    ...page,
    keywords: [...others, ...keywords],
    redirects,
    sections: sections
      .map(({ anchor, heading, names: mentioned, demos }): ListedSection => [
        anchor,
        heading,
        ...mentioned.flatMap((name) => names.get(name) ?? []),
        ...demos.map(names.toNumber),
      ])
      .filter(([, heading, ...mentioned]) => heading !== '' || mentioned.length > 0),
  });
}

/** What the list is made of. */
interface Contents {
  guides: readonly Guide[];
  apis: readonly Api[];
  /** Pages that are neither. */
  others: readonly ListedPage[];
  /** The sidebar, in its order; pages that it lacks come last. */
  sidebar: readonly { slug: string; title: string }[];
  /** Redirects, from slug to slug. */
  redirects: Readonly<Record<string, string>>;
  synonyms: readonly string[];
  /** Ends of the names of components with the features of a plan, the lowest plan first. */
  planSuffixes: readonly string[];
}

/**
 * Returns what search knows from the first letter on: guides with their sections, API pages with their
 * rows, and other pages.
 */
export function toSearchList(contents: Contents): SearchList {
  const { guides, apis, others, sidebar, redirects, synonyms } = contents;
  const names = new Names();
  const countUses = (name: string) =>
    guides.filter(({ components }) => components.includes(name)).length;
  // API pages first: of what guides mark as code, only their names count.
  const apiPages = apis.map((api) => toApiPage(api, countUses(api.name), contents, names));
  apis.forEach((api) => names.toNumber(api.name));
  const titles = new Map(sidebar.map(({ slug, title }) => [slug, title]));
  const slugs = new Set(guides.map(({ slug }) => slug));
  const moved = Object.entries(redirects).filter(([from]) => !slugs.has(from));
  const guidePages = guides.map((guide) => {
    const paths = moved.filter(([, to]) => to.replace(/#.*/, '') === guide.slug);
    const from = paths.map(([path]) => path);
    return toGuidePage(guide, titles.get(guide.slug), from, names);
  });
  const indexes = [...new Set(apis.map(({ product }) => product))].map((product): ListedPage => {
    return { slug: `/api/${product}`, title: `${productNames[product]} API`, product };
  });
  const places = new Map(sidebar.map(({ slug }, place) => [slug, place]));
  const toPlace = ({ slug }: ListedPage) => places.get(slug) ?? sidebar.length;
  const pages = [...guidePages, ...indexes, ...others, ...apiPages];
  return {
    names: [...names.keys()].join(' '),
    pages: pages.toSorted((a, b) => toPlace(a) - toPlace(b)),
    synonyms,
  };
}

/**
 * Makes the list of a version from what the plugins for docs, API reference and templates loaded.
 *
 * @param messages texts of the interface in the language of the build, by their ids
 */
export async function createSearchList(
  allContent: AllContent,
  context: Pick<BuildContext, 'version' | 'siteDir' | 'contributed' | 'library'>,
  synonyms: readonly string[],
  messages: Readonly<Record<string, string>> = {},
): Promise<SearchList> {
  const { version, siteDir, contributed, library } = context;
  const find = (name: string) => allContent[`docusaurus-plugin-${name}`]?.default;
  const docs = find('content-docs') as LoadedContent | undefined;
  const reference = find('api-reference') as { apis: Api[] } | undefined;
  const { entries } = await readSidebar(version, siteDir);
  return toSearchList({
    guides: await readGuides(docs?.loadedVersions[0]?.docs ?? [], siteDir),
    apis: reference?.apis ?? [],
    others: [
      ...collect(contributed, 'demoPages').map(({ slug, title, description }) => {
        return { slug, title, description };
      }),
      ...collect(contributed, 'otherPages').map(({ slug, title, description, keywords }) =>
        omitEmpty<ListedPage>({
          slug,
          title: messages[title.id] ?? title.message,
          description,
          keywords: keywords && [...keywords],
        }),
      ),
    ],
    sidebar: flattenEntries(completeEntries(entries, Object.keys(contributed.pages))).map(
      (entry) => {
        return { slug: toSlug(entry.pathname), title: toTitle(entry) };
      },
    ),
    redirects: contributed.redirects,
    synonyms,
    planSuffixes: library.planSuffixes,
  });
}

/** Writes the list, for searches from other versions, and the index of the full text. */
export async function writeSearch(
  outDir: string,
  list: SearchList,
  language: Language,
): Promise<void> {
  await mkdir(path.join(outDir, 'search'), { recursive: true });
  await writeFile(path.join(outDir, 'search/list.json'), JSON.stringify(list));
  await writeTextIndex(outDir, list, language);
}
