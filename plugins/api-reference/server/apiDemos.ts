import type { LibrarySettings } from '../../../core/library';
import { toDemoTitle } from '../../../core/server/titles';
import type { Product } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { LaterReleases } from '../releases';
import type { Api, ApiDemo, PageUses } from '../types';
import { createApiLinks } from './apiPages';
import { createApiFinder } from '../uses/apiFinder';
import { type DemoUses, type Use, collectDemoUses } from './demoUses';
import { type Guide, readGuides } from './guides';
import { type ReleaseHistory, listLaterReleases } from './laterReleases';
import { listPageUses } from './pageUses';
import { readReactNeeds } from './reactNeeds';
import { readReleaseChanges } from './releaseChanges';

/** The reference of a version together with the version's pages. */
export interface ReferenceWithDemos {
  apis: readonly Api[];
  later: LaterReleases;
  /** What the demos of pages use, by slug of the page. */
  uses: Readonly<Record<string, PageUses>>;
}

/** Demos that are listed with one prop or slot. */
const MAX_DEMOS = 3;

/** A page with the components that it names and its demos. */
interface ReadGuide {
  page: ApiDemo;
  /** Slugs of pages of the reference that its front matter names. */
  named: ReadonlySet<string | undefined>;
  demos: readonly (ReadDemo & { uses: DemoUses })[];
}

interface ReadDemo {
  demo: ApiDemo;
  name: string;
  id: string;
  /** The lines that matter in it; all of it where none are marked. */
  preview: string;
}

/** The less a demo uses, the better it shows each part. */
function countUses({ uses }: { uses: DemoUses }): number {
  return [...uses.values()].reduce((sum, { props, slots }) => sum + props.size + slots.size, 0);
}

interface Shown extends ReadDemo {
  use: Use;
}

const toPreview = (code: string) => /preview-start([^]*?)preview-end/.exec(code)?.[1] ?? code;

/** Returns how much a demo is about a prop: it is among the lines that matter, and in the demo's name. */
function rate({ id, preview }: ReadDemo, name: string): number {
  const words = name.split(/(?=[A-Z])|\W/).filter((word) => word.length > 3);
  const named = words.filter((word) => id.toLowerCase().includes(word.toLowerCase()));
  const isMarked = new RegExp(`\\b${name.replaceAll(/\W/g, '.')}\\b`).test(preview);
  return Number(isMarked) + named.length / Math.max(1, words.length);
}

/** Pages and demos by what they show: in one look at each, however many there are. */
function indexGuides(guides: readonly ReadGuide[]) {
  const naming = new Map<string | undefined, ApiDemo[]>();
  const using = new Map<Api, Set<ApiDemo>>();
  const shown = new Map<Api, Shown[]>();
  for (const { page, named, demos } of guides) {
    named.forEach((slug) => naming.set(slug, [...(naming.get(slug) ?? []), page]));
    for (const { uses } of demos) {
      uses.forEach((_use, api) => using.set(api, (using.get(api) ?? new Set()).add(page)));
    }
  }
  const simplestFirst = guides
    .flatMap(({ demos }) => demos)
    .map((demo) => ({ ...demo, count: countUses(demo) }))
    .toSorted((a, b) => a.count - b.count);
  for (const { uses, ...demo } of simplestFirst) {
    uses.forEach((use, api) => shown.set(api, [...(shown.get(api) ?? []), { ...demo, use }]));
  }
  return {
    /** Lists the pages that name a component or an interface, then those whose demos use it. */
    pagesOf: (api: Api): ApiDemo[] => [
      ...new Set([...(naming.get(toApiSlug(api)) ?? []), ...(using.get(api) ?? [])]),
    ],
    /** Lists the demos that use it, the simplest first. */
    demosOf: (api: Api): readonly Shown[] => shown.get(api) ?? [],
  };
}

/** Adds their demos to props or slots: those that are most about them, and of these the simplest first. */
function withDemos<T extends { name: string; demos?: ApiDemo[] }>(
  parts: readonly T[],
  shown: readonly Shown[],
  kind: keyof Use,
): T[] {
  return parts.map((part) => {
    const best = shown
      .filter(({ use }) => use[kind].has(part.name))
      .map((item) => ({ ...item, rating: rate(item, part.name) }))
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, MAX_DEMOS);
    const [first] = best;
    return first ? { ...part, demos: best.map(({ demo }) => demo), live: first.id } : part;
  });
}

/** Finds what the demos of pages use. */
function readUses(
  apis: readonly Api[],
  guides: readonly Guide[],
  settings: LibrarySettings<Product>,
): ReadGuide[] {
  const finder = createApiFinder(apis, settings);
  const linksOf = createApiLinks(apis);
  return guides.map(({ slug, title, product, components, demos }) => {
    const links = linksOf(product);
    return {
      page: { title, path: slug },
      named: new Set(components.map((name) => links.get(name))),
      demos: demos.map(({ name, id, code }) => ({
        demo: { title: toDemoTitle(name), path: `${slug}#${name}.tsx` },
        name,
        id,
        preview: toPreview(code),
        uses: collectDemoUses(code, finder),
      })),
    };
  });
}

/**
 * Adds the pages and demos that show each component and interface.
 *
 * @param guides pages of the same version, in the order in which to list them
 */
export function assignDemos(
  apis: readonly Api[],
  guides: readonly Guide[],
  settings: LibrarySettings<Product>,
  history: ReleaseHistory = { changes: {}, react: {} },
): ReferenceWithDemos {
  const read = readUses(apis, guides, settings);
  const { pagesOf, demosOf } = indexGuides(read);
  return {
    apis: apis.map((api) => {
      const shown = demosOf(api);
      return {
        ...api,
        props: withDemos(api.props, shown, 'props'),
        slots: withDemos(api.slots, shown, 'slots'),
        demos: pagesOf(api),
      };
    }),
    later: listLaterReleases(
      apis,
      read.map(({ page, demos }) => ({ slug: page.path, demos })),
      history,
    ),
    uses: Object.fromEntries(read.map(({ page, demos }) => [page.path, listPageUses(demos)])),
  };
}

/**
 * Adds the pages and demos of a version to its reference.
 *
 * @param versionDir absolute path of the version's folder
 * @param titles translated titles of pages by their English ones
 */
export async function addDemos(
  apis: readonly Api[],
  versionDir: string,
  titles: Readonly<Record<string, string>>,
  settings: LibrarySettings<Product>,
): Promise<ReferenceWithDemos> {
  const guides = await readGuides(versionDir);
  const changes = readReleaseChanges(versionDir);
  const react = await readReactNeeds(apis, changes, versionDir);
  return assignDemos(
    apis,
    guides.map((guide) => ({ ...guide, title: titles[guide.title] ?? guide.title })),
    settings,
    { changes, react },
  );
}
