import { toDemoTitle } from '../../../core/server/titles';
import { products } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { Api, ApiDemo } from '../types';
import { toApiLinks } from './apiPages';
import { createApiFinder } from './demo-uses/apiFinder';
import { type DemoUses, type Use, collectDemoUses } from './demo-uses/demoUses';
import { type Guide, readGuides } from './guides';

/** Demos that are listed with one prop or slot. */
const MAX_DEMOS = 6;

/** A page with the components that it names and its demos. */
interface ReadGuide {
  page: ApiDemo;
  /** Slugs of pages of the reference that its front matter names. */
  named: ReadonlySet<string | undefined>;
  demos: readonly { demo: ApiDemo; uses: DemoUses }[];
}

/** The less a demo uses, the better it shows each part. */
function countUses({ uses }: { uses: DemoUses }): number {
  return [...uses.values()].reduce((sum, { props, slots }) => sum + props.size + slots.size, 0);
}

/** Lists the pages that name a component or an interface, then those whose demos use it. */
function toPages(api: Api, guides: readonly ReadGuide[]): ApiDemo[] {
  const slug = toApiSlug(api);
  const naming = guides.filter(({ named }) => named.has(slug));
  const using = guides.filter(({ demos }) => demos.some(({ uses }) => uses.has(api)));
  return [...new Set([...naming, ...using])].map(({ page }) => page);
}

/** Adds their demos to props or slots. */
function withDemos<T extends { name: string; demos?: ApiDemo[] }>(
  parts: readonly T[],
  shown: readonly { demo: ApiDemo; use: Use }[],
  kind: keyof Use,
): T[] {
  return parts.map((part) => {
    const demos = shown.filter(({ use }) => use[kind].has(part.name)).map(({ demo }) => demo);
    return demos.length > 0 ? { ...part, demos: demos.slice(0, MAX_DEMOS) } : part;
  });
}

/**
 * Adds the pages and demos that show each component and interface.
 *
 * @param guides pages of the same version, in the order in which to list them
 */
export function assignDemos(apis: readonly Api[], guides: readonly Guide[]): Api[] {
  const finder = createApiFinder(apis);
  const read = guides.map(({ slug, title, product, components, demos }): ReadGuide => {
    const links = toApiLinks(
      apis,
      products.find((item) => item === product),
    );
    return {
      page: { title, path: slug },
      named: new Set(components.map((name) => links.get(name))),
      demos: demos.map(({ name, code }) => ({
        demo: { title: toDemoTitle(name), path: `${slug}#${name}.tsx` },
        uses: collectDemoUses(code, finder),
      })),
    };
  });
  const simplestFirst = read
    .flatMap(({ demos }) => demos)
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
 * Adds the pages and demos of a version to its reference.
 *
 * @param versionDir absolute path of the version's folder
 * @param titles translated titles of pages by their English ones
 */
export async function addDemos(
  apis: readonly Api[],
  versionDir: string,
  titles: Readonly<Record<string, string>>,
): Promise<Api[]> {
  const guides = await readGuides(versionDir);
  return assignDemos(
    apis,
    guides.map((guide) => ({ ...guide, title: titles[guide.title] ?? guide.title })),
  );
}
