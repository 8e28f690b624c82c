import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { runCommand } from '../../../core/server/processes';
import { flattenEntries, readSidebar } from '../../../core/server/sidebar';
import { toSlug } from '../../../core/server/pathnames';
import { type BuildContext, collect } from '../../../core/server/contribution';
import { type Language, productNames } from '../../../core/types';
import { toApiSlug } from '../../api-reference/paths';
import type { Api } from '../../api-reference/types';
import type { ListedPage, ListedSection, SearchList } from '../types';
import { type Guide, readGuides } from './guides';

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

function toApiPage(api: Api, uses: number, { toNumber }: Names): ListedPage {
  const { name, product, plan, props, slots, classes } = api;
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
        ...mentioned.flatMap((name) => names.get(name) ?? []),
        ...demos.map(names.toNumber),
      ])
      .filter(([, heading, ...mentioned]) => heading !== '' || mentioned.length > 0),
  });
}

/**
 * Returns what search knows from the first letter on: guides with their sections, API pages with their
 * rows.
 *
 * @param slugs of the sidebar, in its order; other pages come last
 */
export function toSearchList(
  guides: readonly Guide[],
  apis: readonly Api[],
  slugs: readonly string[],
): SearchList {
  const names = new Names();
  const countUses = (name: string) =>
    guides.filter(({ components }) => components.includes(name)).length;
  // API pages first: of what guides mark as code, only their names count.
  const apiPages = apis.map((api) => toApiPage(api, countUses(api.name), names));
  apis.forEach((api) => names.toNumber(api.name));
  const guidePages = guides.map((guide) => toGuidePage(guide, names));
  const indexes = [...new Set(apis.map(({ product }) => product))].map((product): ListedPage => {
    return { slug: `/api/${product}`, title: `${productNames[product]} API`, product };
  });
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const toPlace = ({ slug }: ListedPage) => places.get(slug) ?? slugs.length;
  const pages = [...guidePages, ...indexes, ...apiPages];
  return {
    names: [...names.keys()].join(' '),
    pages: pages.toSorted((a, b) => toPlace(a) - toPlace(b)),
  };
}

/** Makes the list of a version from what the plugins for docs, API reference and templates loaded. */
export async function createSearchList(
  allContent: AllContent,
  { version, siteDir, contributed }: Pick<BuildContext, 'version' | 'siteDir' | 'contributed'>,
): Promise<SearchList> {
  const find = (name: string) => allContent[`docusaurus-plugin-${name}`]?.default;
  const docs = find('content-docs') as LoadedContent | undefined;
  const reference = find('api-reference') as { apis: Api[] } | undefined;
  const guides = await readGuides(
    docs?.loadedVersions[0]?.docs ?? [],
    collect(contributed, 'demoPages'),
    siteDir,
  );
  const { entries } = await readSidebar(version, siteDir);
  const slugs = flattenEntries(entries).map(({ pathname }) => toSlug(pathname));
  return toSearchList(guides, reference?.apis ?? [], slugs);
}

/** Writes the list, for searches from other versions, and the index of the full text. */
export async function writeSearch(
  outDir: string,
  list: SearchList,
  language: Language,
): Promise<void> {
  await mkdir(path.join(outDir, 'search'), { recursive: true });
  await writeFile(path.join(outDir, 'search/list.json'), JSON.stringify(list));
  // Pagefind is an ES module only, and what loads the configuration turns each import into `require`.
  const script = path.join(__dirname, 'textIndex.ts');
  await runCommand('tsx', [script, outDir, language], {}, 'collect');
}
