import type { ParseFrontMatter } from '@docusaurus/types';
import { toEnglishFile } from '../../../core/server/translatedPages';
import type { Language } from '../../../core/types';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` for a language: it adds `translated` to the pages
 * that are, so that all others can be marked as English. English pages get nothing.
 *
 * @param parser what reads front matter otherwise
 */
export function createLanguageParser(
  language: Language,
  parser: ParseFrontMatter = ({ defaultParseFrontMatter, ...params }) =>
    defaultParseFrontMatter(params),
): ParseFrontMatter {
  return async (params) => {
    const parsed = await parser(params);
    const isTranslated = language !== 'en' && toEnglishFile(params.filePath) !== params.filePath;
    return isTranslated
      ? { ...parsed, frontMatter: { ...parsed.frontMatter, translated: true } }
      : parsed;
  };
}
