import { toDemoTitle } from '../../../core/server/titles';
import { products } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { Api, ApiDemo } from '../types';
import { toApiLinks } from './apiPages';
import { createApiFinder } from './demo-uses/apiFinder';
import { type DemoUses, type Use, collectDemoUses } from './demo-uses/demoUses';
import { type Guide, readGuides } from './guides';

/** How many demos stand with one prop or slot. */
const most = 6;

/** A demo where it is shown. */
interface ShownDemo {
  demo: ApiDemo;
  uses: DemoUses;
}

/** A page with what it names and what its demos use. */
interface ReadGuide {
  page: ApiDemo;
  /** Slugs of the pages of the reference that its front matter names. */
  named: ReadonlySet<string | undefined>;
  shown: readonly ShownDemo[];
}

/** How much of the reference a demo uses: the less it uses, the better it shows each. */
function countUses({ uses }: ShownDemo): number {
  return [...uses.values()].reduce((sum, { props, slots }) => sum + props.size + slots.size, 0);
}

/** Returns the pages that name it, then those whose demos use it. */
function toPages(api: Api, guides: readonly ReadGuide[]): ApiDemo[] {
  const slug = toApiSlug(api);
  const naming = guides.filter(({ named }) => named.has(slug));
  const using = guides.filter(({ shown }) => shown.some(({ uses }) => uses.has(api)));
  return [...new Set([...naming, ...using])].map(({ page }) => page);
}

/** Gives the things of a page, its props or its slots, the demos that use them. */
function withDemos<T extends { name: string; demos?: ApiDemo[] }>(
  things: readonly T[],
  shown: readonly { demo: ApiDemo; use: Use }[],
  part: keyof Use,
): T[] {
  return things.map((thing) => {
    const demos = shown.filter(({ use }) => use[part].has(thing.name)).map(({ demo }) => demo);
    return demos.length > 0 ? { ...thing, demos: demos.slice(0, most) } : thing;
  });
}

/**
 * Returns the reference of a version with the pages and demos that show what is in it.
 *
 * @param guides pages of the same version, in the order in which they are to be listed
 */
export function assignDemos(apis: readonly Api[], guides: readonly Guide[]): Api[] {
  const finder = createApiFinder(apis);
  const read = guides.map((guide): ReadGuide => {
    const links = toApiLinks(
      apis,
      products.find((product) => product === guide.product),
    );
    return {
      page: { title: guide.title, path: guide.slug },
      named: new Set(guide.components.map((name) => links.get(name))),
      shown: guide.demos.map(({ name, code }) => ({
        demo: { title: toDemoTitle(name), path: `${guide.slug}#${name}.tsx` },
        uses: collectDemoUses(code, finder),
      })),
    };
  });
  const simplestFirst = read
    .flatMap(({ shown }) => shown)
    .toSorted((a, b) => countUses(a) - countUses(b));
  return apis.map((api) => {
    const shown = simplestFirst.flatMap(({ demo, uses }) => {
      const use = uses.get(api);
      return use ? [{ demo, use }] : [];
    });
    return {
      ...api,
      props: withDemos(api.props, shown, 'props'),
      slots: withDemos(api.slots, shown, 'slots'),
      demos: toPages(api, read),
    };
  });
}

/**
 * Gives the reference of a version the pages and demos that show what is in it.
 *
 * @param versionDir absolute path of the version's folder
 * @param titles titles of pages in the language of the build, by their English ones
 */
export async function addDemos(
  apis: readonly Api[],
  versionDir: string,
  titles: Readonly<Record<string, string>>,
): Promise<Api[]> {
  const guides = await readGuides(versionDir);
  const translated = guides.map((guide) => ({
    ...guide,
    title: titles[guide.title] ?? guide.title,
  }));
  return assignDemos(apis, translated);
}
