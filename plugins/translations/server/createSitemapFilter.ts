import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';
import { readPageSlugs } from '../../../core/server/titles';
import { toTranslatedDir } from '../../../core/server/translatedPages';

interface Item {
  url: string;
}

/** What Docusaurus hands over: its own list, to be changed. */
interface Params<Given, Listed extends Item> {
  defaultCreateSitemapItems(params: Given): Promise<Listed[]>;
}

/** Pages whose every word is one of the interface. */
const ownPages = ['/', '/translations'];

/**
 * Returns the sitemap plugin's `createSitemapItems` of another language: its sitemap has the pages
 * that are translated. In English it has all.
 *
 * @param siteDir absolute path of the project
 */
export function createSitemapFilter({ name, language, basePath }: BuiltVersion, siteDir: string) {
  return async <Given, Listed extends Item>({
    defaultCreateSitemapItems,
    ...params
  }: Params<Given, Listed> & Given): Promise<Listed[]> => {
    const items = await defaultCreateSitemapItems(params as Given);
    if (language === 'en') {
      return items;
    }
    const slugs = await readPageSlugs(path.join(siteDir, toTranslatedDir(language, name)));
    const translated = new Set([...ownPages, ...slugs]);
    return items.filter(({ url }) =>
      translated.has(`/${new URL(url).pathname.slice(basePath.length)}`),
    );
  };
}
