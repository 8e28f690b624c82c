import type { NavigationEntry } from '../../../core/navigation';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, Plugin } from '@docusaurus/types';
import { runCommand } from '../../../core/server/processes';
import { readTree } from '../../../core/server/sidebar';
import type { BuiltVersion } from '../../../core/server/versions';
import { productNames } from '../../../core/types';
import { toApiSlug } from '../../api-reference/paths';
import type { Api } from '../../api-reference/types';
import type { Template } from '../../templates/types';
import type { ListedPage, ListedSection, SearchList } from '../types';
import { type Guide, addTemplates, readGuides } from './guides';

/**
 * Returns the slugs of a tree, in its order.
 *
 * @param basePath path that the tree's paths begin with, with both slashes
 */
export function collectSlugs(entries: readonly NavigationEntry[], basePath: string): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [
    ...(pathname.startsWith(basePath) ? [pathname.slice(basePath.length - 1)] : []),
    ...collectSlugs(children, basePath),
  ]);
}

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

/** The path that every tree is written for, whatever the version is served under. */
const treeBase = '/x/';

/** Makes the list of a version of what the docs plugin, the reference and the templates have loaded. */
export async function createSearchList(
  allContent: AllContent,
  version: BuiltVersion,
  siteDir: string,
): Promise<SearchList> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const reference = allContent['docusaurus-plugin-api-reference']?.default as
    { apis: Api[] } | undefined;
  const templates = (allContent['docusaurus-plugin-templates']?.default ?? []) as Template[];
  const guides = await readGuides(docs?.loadedVersions[0]?.docs ?? [], siteDir);
  const { entries } = await readTree(version, siteDir);
  const slugs = collectSlugs(entries, treeBase);
  return toSearchList(version.label, addTemplates(guides, templates), reference?.apis ?? [], slugs);
}

/** Writes `search/list.json` into the output of a version, for searches from other versions. */
async function writeSearchList(outDir: string, list: SearchList): Promise<void> {
  const folder = path.join(outDir, 'search');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'list.json'), JSON.stringify(list));
}

const extractScript = path.join(__dirname, '../extract.ts');

type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Makes what search reads of a finished build: the list for other versions, the index of all text. */
export const createSearchStep = (version: BuiltVersion) => ({
  name: 'Search',
  async run({ outDir, siteDir, plugins }: FinishedBuild): Promise<void> {
    const allContent = Object.fromEntries(
      plugins.map(({ name, options, content }) => [name, { [options.id]: content }]),
    );
    const list = await createSearchList(allContent, version, siteDir);
    await writeSearchList(outDir, list);
    // Pagefind is a module only, and what loads the configuration turns every import into `require`.
    await runCommand('tsx', [extractScript, outDir, version.language], {}, 'collect');
  },
});
