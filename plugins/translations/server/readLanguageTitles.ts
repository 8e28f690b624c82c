import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';
import { readPageSlugs } from '../../../core/server/titles';
import { toTranslatedDir } from '../../../core/server/translatedPages';
import { prefixedLanguages } from '../../../core/types';
import type { LanguageTitles } from '../types';
import { readTitles } from './readTitles';
import { readTitleTexts } from './readTitleTexts';
import { toLanguageLabel } from './toLanguageLabel';

/** Reads the titles of a version with their translations, in each language beside English. */
export async function readLanguageTitles(
  version: BuiltVersion,
  siteDir: string,
): Promise<LanguageTitles[]> {
  const titles = await readTitles(version, siteDir);
  return Promise.all(
    prefixedLanguages.map(async (language) => {
      const texts = await readTitleTexts(language, siteDir);
      const dir = path.join(siteDir, toTranslatedDir(language, version.name));
      const whole = new Set(await readPageSlugs(dir));
      return {
        language,
        label: toLanguageLabel(language),
        titles: titles.map((title) => ({
          ...title,
          ...(title.english in texts && { translated: texts[title.english] }),
          ...(title.slug && whole.has(title.slug) && { whole: true as const }),
        })),
      };
    }),
  );
}
