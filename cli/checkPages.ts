import { siteDir } from '../core/server/files';
import { prepareApis } from '../core/server/prepareApis';
import { validateSite } from '../core/server/site';
import { prefixedLanguages } from '../core/types';
import movedPages from '../data/moved-pages';
import { checkVersion } from '../core/server/checks';
import rawSite from '../site';
import releasedVersions from '../versions.json';

/** `tsx cli/checkPages.ts`: checks the trees, pages and demos of all versions and languages. */

async function check(): Promise<void> {
  const site = validateSite(rawSite, releasedVersions);
  const apiFiles = await prepareApis(site, siteDir, (label) =>
    console.log(`${label}: reading its API`),
  );
  // What is not translated is the English page: its problems come once.
  const problems = new Set<string>();
  for (const { version, file } of apiFiles) {
    for (const language of ['en', ...prefixedLanguages] as const) {
      const found = await checkVersion(
        { version: { ...version, language }, apiFile: file, site, movedPages },
        siteDir,
      );
      found.forEach((problem) => problems.add(problem));
    }
  }
  console.log([...problems].join('\n'));
  process.exitCode = problems.size > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
