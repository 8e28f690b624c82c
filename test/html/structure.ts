/** What browsers and assistive technology take the structure of a page from. */
import { drawnByScripts } from './exceptions';
import type { Page } from './readPage';

/** One heading of the first level, and none that skips a level. */
export function checkHeadings({ headings }: Page): string[] {
  const first = headings.filter(({ level }) => level === 1);
  const skipping = headings.filter(({ level }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1;
  });
  return [
    ...(first.length === 1 ? [] : [`has ${first.length} h1`]),
    ...skipping.map(({ element }) => `${element} skips a level`),
  ];
}

/** No id twice, and none that is referred to and not there. */
export function checkIds({ ids, repeated, references }: Page): string[] {
  const later: readonly string[] = drawnByScripts.references;
  const dangling = references.filter(
    ({ attribute, id }) => !ids.has(id) && !later.includes(`${attribute}=${id}`),
  );
  return [
    ...repeated.map(({ element, id }) => `${element} has the id ${id} of another`),
    ...dangling.map(
      ({ element, attribute, id }) => `${element} has ${attribute}="${id}", which is not there`,
    ),
  ];
}

/** Links can be followed and read out, images have a text and a size. */
export function checkContent({ unnamed, withoutAddress, images }: Page): string[] {
  return [
    ...withoutAddress.map(({ element }) => `${element} has no href`),
    ...unnamed.map(({ element }) => `${element} has nothing that names it`),
    ...images.map(({ element, lacks }) => `${element} has no ${lacks}`),
  ];
}
