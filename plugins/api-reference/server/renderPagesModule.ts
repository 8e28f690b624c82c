import { toApiLinks } from './toApiLinks';
import { toApiSlug } from '../toApiSlug';
import type { Api } from '../types';

/**
 * Returns the module with which the server draws pages: by path, a function that gives a page's
 * `Api`; and the paths by name.
 *
 * @param filesDir absolute path of the folder with the pages' `.json`
 */
export function renderPagesModule(apis: readonly Api[], filesDir: string): string {
  const lines = apis.map((api) => {
    const slug = toApiSlug(api);
    return `  ${JSON.stringify(slug)}: () => require(${JSON.stringify(`${filesDir}${slug}.json`)}),`;
  });
  const links = JSON.stringify(Object.fromEntries(toApiLinks(apis)));
  return `export const links = ${links};\nexport const pages = {\n${lines.join('\n')}\n};\n`;
}
